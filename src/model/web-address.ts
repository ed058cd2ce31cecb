/** Longest address of a page that is kept, in characters. */
export const webAddressMaximumCharacters = 300

/**
 * Whether a text is the address of a page that may be linked to: http or https, on a host with a dot, and with no name
 * or password in it, which make an address look like somebody else's (spec §5: "valid http or https URL").
 */
export function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(text)) return false
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false
  return url.username === '' && url.password === '' && url.hostname.includes('.')
}
