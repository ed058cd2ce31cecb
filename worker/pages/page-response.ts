import { matchesIfNoneMatch } from '../http/etag.ts'
import { requestIdHeader } from '../http/request-id.ts'
import type { Page } from './cache.ts'
import { pagePermissions, policyOf, type PolicySettings } from './content-policy.ts'
import { newNonce } from './nonce.ts'
import { fillPage } from './page-body.ts'

interface Recipient {
  /** True for a page of one visitor, which no cache may store. */
  isPersonal: boolean
  /** Id of the request, which the page shows. */
  id: string
}

/** The response to one request: with its own nonce and request id, or 304 if the browser has the page. */
export function pageResponse(
  request: Request,
  { isPersonal, id }: Recipient,
  rendered: Page,
  settings: PolicySettings,
): Response {
  const headers = new Headers(rendered.headers)
  if (isPersonal) {
    headers.set('cache-control', 'private, no-store')
    headers.delete('etag')
  }
  headers.set(requestIdHeader, id)
  const etag = headers.get('etag')
  if (etag !== null && matchesIfNoneMatch(request, etag))
    return new Response(null, { status: 304, headers })
  const nonce = newNonce()
  headers.set('content-security-policy', policyOf(nonce, settings))
  headers.set('permissions-policy', pagePermissions(settings))
  const isEmpty = request.method === 'HEAD' || rendered.body.bytes.length === 0
  const body = isEmpty ? null : fillPage(rendered.body, { requestId: id, nonce })
  return new Response(body, { status: rendered.status, headers })
}
