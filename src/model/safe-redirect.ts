const mostCharacters = 2048
/** Controls (also the upper ones), spaces and the backslash, which browsers take for a slash. */
const forbidden = /[\p{Cc}\p{Zs}\\]/u
/** No address of ours: only whether a text leaves the site is looked at. */
const anywhere = 'https://startline.invalid'

/** Whether a text is a path that stays on its origin, also once somebody takes its path alone. */
function staysOn(origin: string, text: string): boolean {
  if (!text.startsWith('/') || text.startsWith('//') || forbidden.test(text)) return false
  const url = new URL(text, origin)
  return url.origin === origin && !url.pathname.startsWith('//')
}

/** Whether strict programs can decode a path at all. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length <= path.length
  } catch {
    return false
  }
}

/** One round of decoding, of ASCII alone and without regard to what is malformed: what lenient programs may read. */
function decodedOnce(path: string): string {
  return path.replace(/%[0-7][\da-f]/giu, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
}

/**
 * The one guard against open redirects: a path with query and fragment that was given from outside, as this site may
 * follow it, or null. It is a text of at most 2,048 characters that begins with one slash, has neither controls nor
 * spaces nor backslashes, and stays on the site as it is and as it is decoded, however often.
 * @param origin the site's own, where it is known; the answer is a path all the same
 */
export function safeRedirect(path: string | null | undefined, origin = anywhere): string | null {
  if (path === null || path === undefined || path.length > mostCharacters) return null
  if (!staysOn(origin, path)) return null
  const { pathname, search, hash } = new URL(path, origin)
  if (!isDecodable(pathname)) return null
  for (let read = pathname, next = decodedOnce(read); next !== read; next = decodedOnce(read)) {
    // A space may be encoded in a path; a slash that makes it another site's may not.
    if (!staysOn(origin, next.replaceAll(' ', '+'))) return null
    read = next
  }
  const safe = pathname + search + hash
  return safe.length > mostCharacters ? null : safe
}
