import { matchesIfNoneMatch } from '../http/etag.ts'
import { readSettings } from '../settings/env.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'
import { feedUrl } from './address.ts'
import { feedAnswer } from './answer.ts'

const longestKey = 400

/** A whole answer as somebody asked for it: without what he has already, and without a body for HEAD. */
function asAsked(request: Request, whole: Response): Response {
  const headers = new Headers(
    [...whole.headers].filter(([name]) => !name.startsWith('cf-') && name !== 'age'),
  )
  headers.set(requestIdHeader, requestIdOf(request.headers))
  if (matchesIfNoneMatch(request, headers.get('etag') ?? ''))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : whole.body, { headers })
}

/**
 * A feed from the edge's cache, where it stands as long as it may be shown, or made anew: programs of many people ask
 * for the same one all day. Null for an address that is no page's with feeds.
 */
export async function keptFeed(
  request: Request,
  url: URL,
  env: unknown,
  ctx: ExecutionContext,
): Promise<Response | null> {
  const { PAGE_CACHE_SECONDS: seconds, VERSION } = readSettings(env)
  const feed = feedUrl(url)
  const key = `${feed.origin}/.feeds/${VERSION?.id ?? ''}${feed.pathname}${feed.search}`
  if (seconds === 0 || key.length > longestKey) return await feedAnswer(request, feed, env)
  const cache = await caches.open('feeds')
  const found = await cache.match(key)
  if (found !== undefined) return asAsked(request, found)
  const headers = { [requestIdHeader]: requestIdOf(request.headers) }
  const whole = await feedAnswer(new Request(feed, { headers }), feed, env)
  if (whole?.status !== 200) return whole
  ctx.waitUntil(cache.put(key, whole.clone()))
  return asAsked(request, whole)
}
