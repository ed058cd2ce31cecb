import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/errors.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { ApiEnvironment } from './context.ts'

/**
 * Lets anybody's page read what is answered, where it is the same for everybody. A preflight needs no more, since no
 * credentials are let in. An answer for one reader alone, about what is near, would tell a page where its reader is.
 */
export const open: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const { method } = c.req
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', 'x-request-id, retry-after, etag')
  if (method !== 'OPTIONS') {
    await next()
    if (c.res.headers.get('cache-control')?.startsWith('private') === true)
      c.res.headers.delete('access-control-allow-origin')
    return undefined
  }
  c.header('access-control-allow-methods', 'GET, HEAD')
  c.header('access-control-max-age', '86400')
  return c.body(null, 204)
}

/**
 * Counts the requests of a network address in Cloudflare's rate limiter; src/model/limits.ts has the numbers. Our own
 * pages' are counted apart: a browser says so of them, and whoever else says so gains no more than that. What is asked
 * in process, for rendering a page, comes from no address and is not counted.
 * @throws DomainError too-many-requests
 */
export const limited: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const { API_LIMIT, OWN_PAGES_LIMIT } = c.var.settings
  const address = clientAddress(c.req.raw.headers)
  if (address === null) return await next()
  const own = c.req.header('sec-fetch-site') === 'same-origin'
  const counted = await (own ? OWN_PAGES_LIMIT : API_LIMIT)?.limit({ key: address })
  if (counted?.success === false) throw new DomainError('too-many-requests')
  return await next()
}
