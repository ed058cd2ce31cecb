/** The one place where cookies are read and written: choices that are not secret and live for a year. */

const oneYear = 31_536_000

/** No cookie of ours is longer; what is, somebody else has written. */
const longest = 300

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** The value of a cookie. Null where there is none, or where it is sent twice, too long or cannot be decoded. */
export function readCookie(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(/;[ \t]*/u)
  const [value, second] = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1).trimEnd())
  if (value === undefined || second !== undefined || value.length > longest) return null
  return decoded(value)
}

/** A `set-cookie` that keeps a value for a year, where the pages' scripts can read it too. */
export function serializeCookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${oneYear}; SameSite=Lax`
}
