import type { MiddlewareHandler } from 'hono'
import { weakEtag, matchesIfNoneMatch } from '../../http/etag.ts'
import { hasContext, type ApiEnvironment } from './context.ts'

/**
 * Names the content of an answer in its ETag, and answers 304 to a client that has it already (RFC 9110, section
 * 13.1.2). A page that is rendered asks in process and keeps nothing.
 */
export const tagged: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  await next()
  if (c.res.status !== 200 || !hasContext(c)) return
  const text = await c.res.clone().text()
  const tag = weakEtag(text)
  c.header('etag', tag)
  if (matchesIfNoneMatch(c.req.raw, tag))
    c.res = new Response(null, { status: 304, headers: c.res.headers })
}
