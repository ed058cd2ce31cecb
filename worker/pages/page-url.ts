import { canonicalPath, splitLocale } from '../../src/i18n/paths.ts'
import { addressTokenKey } from '../../src/model/members/members.ts'
import { pageQuery } from '../../src/model/calendar/page-keys.ts'
import { safeRedirect } from '../../src/model/values/safe-redirect.ts'

/** The framework's own prefix for server functions, of which there are none. */
const serverFunctions = /^\/_serverFn(?:\/|$)/u

function readable(segment: string): string {
  try {
    // The comparison uses the result, because the bundler would drop a decoding whose result is unused.
    return decodeURIComponent(segment).length <= segment.length ? segment : ''
  } catch {
    return encodeURIComponent(segment)
  }
}

const readablePath = (pathname: string): string => pathname.split('/').map(readable).join('/')

/**
 * The URL to render, with only the query keys that its page reads. A path with a malformed percent-encoding becomes a
 * readable one that no page has, so that the visitor gets the missing page instead of a bare 400. The token of a link in
 * an email is for the page's script only: no page is rendered, cached or linked with it.
 */
export function pageUrl(url: URL): URL {
  const path = readablePath(url.pathname)
  const page = new URL(url)
  // `new URL(path, origin)` would read a path that begins with two slashes as a host.
  page.pathname = serverFunctions.test(path) ? `/missing${path.replace(/\/+$/u, '')}` : path
  const { locale, rest } = splitLocale(page.pathname)
  const query = pageQuery(canonicalPath(rest, locale), url.searchParams)
  query.delete(addressTokenKey)
  page.search = query.toString()
  return page
}

/**
 * A redirect to the same path with single slashes, or null. A path that begins with two slashes, also behind a locale,
 * would be a link to another host wherever a page contains it. Browsers and `URL` read `\` as a slash.
 */
export function slashRedirect(url: URL): Response | null {
  if (!url.pathname.includes('//')) return null
  const path = readablePath(url.pathname).replaceAll(/\/{2,}/gu, '/')
  const location = safeRedirect(path + url.search, url.origin) ?? '/'
  return new Response(null, { status: 301, headers: { location } })
}
