import { addressTokenKey } from '../../src/model/members.ts'

/** What reaches the renderer: only readable page addresses, only reading. */

/** The framework's own prefix for server functions, of which there are none. */
const serverFunctions = /^\/_serverFn(?:\/|$)/u

function readable(segment: string): string {
  try {
    // The result is looked at, because the bundler drops a decoding whose result nobody wants.
    return decodeURIComponent(segment).length <= segment.length ? segment : ''
  } catch {
    return encodeURIComponent(segment)
  }
}

/**
 * The address to render. A path with a malformed percent-encoding becomes one that can be read and that no page has,
 * so that the visitor gets the missing page instead of a bare 400. The token of a mail's link is the script's alone: no
 * page is rendered, kept or linked with it.
 */
export function pageUrl(url: URL): URL {
  const path = url.pathname.split('/').map(readable).join('/')
  const shown = serverFunctions.test(path) ? `/missing${path.replace(/\/+$/u, '')}` : path
  const page = new URL(shown + url.search, url.origin)
  if (page.searchParams.has(addressTokenKey)) page.searchParams.delete(addressTokenKey)
  return page
}

export function methodNotAllowed(): Response {
  return new Response(null, {
    status: 405,
    headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' },
  })
}
