const protection: Record<string, string> = {
  'content-security-policy':
    "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/**
 * The headers that every answer of ours carries, unless it has stricter ones of its own. A page is kept by us at the edge (worker/page-cache.ts); a browser
 * asks whether it is still the one it has, because a change of preferences changes it under the same address.
 */
export function withHeaders(response: Response): Response {
  // A redirect's headers can be locked; a copy's are not. A page is not copied: its body would be streamed once more.
  const answer = response.body === null ? new Response(null, response) : response
  for (const [name, value] of Object.entries(protection))
    if (!answer.headers.has(name)) answer.headers.set(name, value)
  if (answer.headers.has('cache-control')) return answer
  const page = answer.headers.has('etag') && !answer.headers.has('set-cookie')
  answer.headers.set('cache-control', page ? 'private, no-cache' : 'no-store')
  return answer
}
