/** Roles of members in an organisation: an owner also decides about its people, an editor about its events only. */
export const organiserRoles = ['owner', 'editor'] as const

export type OrganiserRole = (typeof organiserRoles)[number]
