/** Pictures of an organisation on its public page. One of each kind is in use. */
export const organiserPictureKinds = ['logo', 'cover'] as const

export type OrganiserPictureKind = (typeof organiserPictureKinds)[number]
