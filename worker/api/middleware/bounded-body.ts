import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import { draftMaxBytes, formMaxBytes } from '../../../src/model/values/limits.ts'
import { readBody } from '../../http/read-body.ts'
import type { ApiEnvironment } from './context.ts'
import { takesImport, takesPicture } from './file-routes.ts'

/** Bytes that a body may have: that of a draft holds the texts of an event or a page, in several languages. */
export const maxBytesOf = (method: string, path: string): number =>
  (method === 'PATCH' && /^\/api\/organiser\/drafts\/[^/]+$/u.test(path)) ||
  /^\/api\/desk\/documents\/\d+\/(?:draft|preview)$/u.test(path)
    ? draftMaxBytes
    : formMaxBytes

/**
 * Limits the body of a request before a check or handler reads it; routes that take files limit theirs. The runtime enforces a stated
 * `Content-Length`; a body without one (chunked, RFC 9112, section 7.1) is read here, up to the limit.
 * @throws DomainError body-too-large
 */
export const boundedBody: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const { raw } = c.req
  const { method, path } = c.req
  if (raw.body === null || takesPicture(method, path) || takesImport(method, path))
    return await next()
  const { headers } = raw
  const maxBytes = maxBytesOf(method, path)
  if (headers.has('content-length') && !headers.has('transfer-encoding')) {
    if (Number(headers.get('content-length')) > maxBytes) throw new DomainError('body-too-large')
    return await next()
  }
  const body = await readBody(raw, maxBytes, 'body-too-large')
  c.req.raw = new Request(raw, { method, body })
  return await next()
}
