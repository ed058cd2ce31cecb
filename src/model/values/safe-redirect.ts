const maxCharacters = 2048
/** Control characters (C0 and C1), spaces and the backslash, which browsers treat as a slash. */
const forbidden = /[\p{Cc}\p{Zs}\\]/u
/** Any origin serves, because only leaving it matters. */
const placeholderOrigin = 'https://startline.invalid'

/** True for a path that stays on the origin, also if a program uses its pathname alone. */
function staysOn(origin: string, text: string): boolean {
  if (!text.startsWith('/') || text.startsWith('//') || forbidden.test(text)) return false
  const url = new URL(text, origin)
  return url.origin === origin && !url.pathname.startsWith('//')
}

/** False for malformed percent-encoding. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length <= path.length
  } catch {
    return false
  }
}

/** Decodes ASCII once and skips malformed codes, as lenient programs do. */
function decodedOnce(path: string): string {
  return path.replace(/%[0-7][\da-f]/giu, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
}

/**
 * Guard against open redirects: the untrusted path with query and fragment if it is safe to redirect to, else null. A
 * safe path has at most 2,048 characters, begins with one slash, contains no control characters, spaces or backslashes,
 * and stays on the site when decoded any number of times.
 * @param origin the site's origin, if known; the result is a path in any case
 */
export function safeRedirect(
  path: string | null | undefined,
  origin = placeholderOrigin,
): string | null {
  if (path === null || path === undefined || path.length > maxCharacters) return null
  if (!staysOn(origin, path)) return null
  const { pathname, search, hash } = new URL(path, origin)
  if (!isDecodable(pathname)) return null
  for (let read = pathname, next = decodedOnce(read); next !== read; next = decodedOnce(read)) {
    // An encoded space is allowed in a path, an encoded slash that leads to another site is not.
    if (!staysOn(origin, next.replaceAll(' ', '+'))) return null
    read = next
  }
  const safe = pathname + search + hash
  return safe.length > maxCharacters ? null : safe
}
