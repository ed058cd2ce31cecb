import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { ApiEnvironment } from './context.ts'
import { isSameOrigin, isWrite } from './same-origin.ts'

/**
 * Gate of HTML forms that a member sends without scripts. They cannot carry the CSRF token, because pages are rendered
 * alike for all visitors. Instead `Origin`, which browsers send with every POST, must be there and be ours; besides, the
 * session's cookie is not sent with a POST of another site (SameSite=Lax). Reads pass.
 * @throws DomainError forbidden, media-type
 */
export const requirePlainForm: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  if (!isWrite(c.req.method)) return await next()
  c.header('cache-control', 'private, no-store')
  if (c.req.header('origin') === undefined || !isSameOrigin(c.req.raw, c.var.settings))
    throw new DomainError('forbidden')
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new DomainError('media-type')
  await next()
}
