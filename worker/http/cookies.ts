/** Reads cookies, and writes those that hold the visitor's preferences, which are not secret and last for a year. */

const oneYear = 31_536_000

/** No value that the site sets is longer. A longer one was not set by the site and is ignored. */
const maxLength = 300

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** The value of a cookie; null if it is missing, sent twice, too long or cannot be decoded. */
export function readCookie(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(/;[ \t]*/u)
  const [value, second] = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1).trimEnd())
  if (value === undefined || second !== undefined || value.length > maxLength) return null
  return decode(value)
}

/** A `set-cookie` header for one year. It is not HttpOnly, because the pages' scripts read the cookie too. */
export function serializeCookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${oneYear}; SameSite=Lax`
}
