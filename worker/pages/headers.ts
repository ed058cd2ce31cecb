import { closedPolicy, permissions } from './content-policy.ts'

/** Headers of every response that does not set them itself. */
const defaults: Record<string, string> = {
  // Google's sign-in opens a window that posts its result back to the page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
}

/** True if shared caches may store a response: it succeeded, or is still valid, and sets no cookie. */
const isShareable = ({ status, headers }: Response): boolean =>
  (status === 200 || status === 304) && !headers.has('set-cookie')

function cacheControlOf(response: Response): string {
  const { headers } = response
  const stated = headers.get('cache-control')
  if (stated === null)
    return headers.has('etag') && isShareable(response) ? 'private, no-cache' : 'no-store'
  const isPublic = /\bpublic\b|\bs-maxage\b/u.test(stated)
  return isPublic && !isShareable(response) ? 'private, no-store' : stated
}

/**
 * Adds the default headers to a response. Headers that it sets itself stay, but for a public `cache-control` that it may
 * not have. Pages are cached at the edge (worker/pages/cache.ts); browsers revalidate theirs each time, because a change
 * of preferences changes a page under the same URL.
 *
 * A 304 gets no policy: a browser would replace the policy of its stored page by it, and that page has another nonce
 * (docs/decisions/0040-nonce-csp.md).
 */
export function withDefaultHeaders(original: Response): Response {
  // Headers of a redirect can be immutable, those of a copy are not. A page is not copied, because copying would stream
  // its body once more.
  const response = original.body === null ? new Response(null, original) : original
  const { headers, status } = response
  for (const [name, value] of Object.entries(defaults))
    if (!headers.has(name)) headers.set(name, value)
  if (status !== 304 && !headers.has('content-security-policy'))
    headers.set('content-security-policy', closedPolicy)
  headers.set('cache-control', cacheControlOf(response))
  return response
}
