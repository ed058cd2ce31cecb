const prefix = 'draft-'

/** Id of a draft. Permalinks of events never begin like one, so that either names a draft in URLs. */
export const draftIdOf = (text: string): string => `${prefix}${text}`

export const isDraftId = (reference: string): boolean => reference.startsWith(prefix)
