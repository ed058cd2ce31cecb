import type { MiddlewareHandler } from 'hono'
import { weakEtag, matchesIfNoneMatch } from '../../http/etag.ts'
import type { ApiEnvironment } from './context.ts'
import { hasExecutionContext } from './has-execution-context.ts'

/**
 * Sets the ETag of a response and answers 304 to a client that has this content (RFC 9110, section 13.1.2). In-process
 * requests of a page being rendered are skipped: nothing caches their responses.
 */
export const etag: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  await next()
  if (c.res.status !== 200 || !hasExecutionContext(c)) return
  const tag = weakEtag(await c.res.clone().text())
  c.header('etag', tag)
  if (matchesIfNoneMatch(c.req.raw, tag))
    c.res = new Response(null, { status: 304, headers: c.res.headers })
}
