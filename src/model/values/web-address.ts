/** Longest stored URL, in characters. */
export const webAddressMaximumCharacters = 300

/** Host of a URL as it is shown: "example.org"; '' for a text that is no URL. */
export const shownHost = (url: string): string =>
  (URL.parse(url)?.hostname ?? '').replace(/^www\./u, '')

/**
 * True for a URL that may be linked to: http or https, a host with a dot, and no user name or password, which can
 * disguise the host (spec §5: "valid http or https URL").
 */
export function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(text)) return false
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false
  return url.username === '' && url.password === '' && url.hostname.includes('.')
}
