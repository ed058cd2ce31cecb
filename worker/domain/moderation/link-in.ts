/** A web address, also without its scheme, or an email address. Endings of domains are letters, so "10.30" is none. */
const link =
  /(?:https?:\/\/|www\.)\S+|[\p{L}\d._%+-]+@[\p{L}\d-]+\.\p{L}{2,}|\b(?:[a-z\d-]+\.)+(?:com|net|org|info|shop|site|online|io|me|co|de|ru|cn|fr|it|es|pl|tr|th|jp|kr|br|pt|nl|se|id)\b(?:\/\S*)?/iu

/** The first link or email address of a text; null without one. */
export const linkIn = (text: string): string | null => link.exec(text)?.[0] ?? null
