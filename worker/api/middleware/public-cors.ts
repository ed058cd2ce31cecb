import type { MiddlewareHandler } from 'hono'
import type { ApiEnvironment } from './context.ts'

/**
 * Lets pages of any origin read public responses (CORS), and answers preflights. Credentials are not allowed, so `*` is
 * enough. A private response, such as events near the visitor, stays unreadable, because it would reveal the visitor's
 * place.
 */
export const publicCors: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', 'x-request-id, retry-after, etag')
  if (c.req.method !== 'OPTIONS') {
    await next()
    if (c.res.headers.get('cache-control')?.startsWith('private') === true)
      c.res.headers.delete('access-control-allow-origin')
    return undefined
  }
  c.header('access-control-allow-methods', 'GET, HEAD')
  c.header('access-control-max-age', '86400')
  return c.body(null, 204)
}
