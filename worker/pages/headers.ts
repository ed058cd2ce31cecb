import { closedPolicy, permissions } from './content-policy.ts'

/** What every answer carries, unless it says otherwise itself. */
const protection: Record<string, string> = {
  // Google's sign-in opens a window that answers the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
}

/** Whether an answer may be kept by others than who asked: one that worked (or works still), and sets no cookie. */
const isForAll = ({ status, headers }: Response): boolean =>
  (status === 200 || status === 304) && !headers.has('set-cookie')

function cacheControlOf(answer: Response): string {
  const said = answer.headers.get('cache-control')
  if (said === null)
    return answer.headers.has('etag') && isForAll(answer) ? 'private, no-cache' : 'no-store'
  return /\bpublic\b|\bs-maxage\b/u.test(said) && !isForAll(answer) ? 'private, no-store' : said
}

/**
 * The headers that every answer of ours carries, unless it has stricter ones of its own. A page is kept by us at the
 * edge (worker/pages/cache.ts); a browser asks whether it is still the one it has, because a change of preferences changes it under the same address.
 *
 * A 304 has no policy: a browser would put it in the place of the one that came with the page it keeps, whose nonce is
 * another (docs/decisions/0040-nonce-csp.md).
 */
export function withHeaders(response: Response): Response {
  // A redirect's headers can be locked; a copy's are not. A page is not copied: its body would be streamed once more.
  const answer = response.body === null ? new Response(null, response) : response
  const { headers, status } = answer
  for (const [name, value] of Object.entries(protection))
    if (!headers.has(name)) headers.set(name, value)
  if (status !== 304 && !headers.has('content-security-policy'))
    headers.set('content-security-policy', closedPolicy)
  headers.set('cache-control', cacheControlOf(answer))
  return answer
}
