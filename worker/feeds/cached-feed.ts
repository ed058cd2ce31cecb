import { matchesIfNoneMatch } from '../http/etag.ts'
import { readSettings } from '../settings/env.ts'
import { renderingMark, type Rendered } from '../runtime/rendered-since.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'
import { feedAddress, feedUrl } from './address.ts'
import { feedResponse } from './feed-response.ts'

const longestKey = 400

/** The response to this request: 304 if the client has the same version, and no body for HEAD. */
function responseTo(request: Request, whole: Response): Response {
  const headers = new Headers(
    [...whole.headers].filter(([name]) => !name.startsWith('cf-') && name !== 'age'),
  )
  headers.set(requestIdHeader, requestIdOf(request.headers))
  if (matchesIfNoneMatch(request, headers.get('etag') ?? ''))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : whole.body, { headers })
}

function subjectOfFeed(pathname: string): Rendered {
  const subject = feedAddress(pathname)?.subject
  return subject?.kind === 'event' || subject?.kind === 'organiser'
    ? `${subject.kind}/${subject.permalink}`
    : 'lists'
}

/**
 * Respond with a feed from the edge's cache, or generate and cache it: programs of many people fetch the same feeds all
 * day. Null for a URL that is not a feed's.
 */
export async function cachedFeed(
  request: Request,
  url: URL,
  env: unknown,
  ctx: ExecutionContext,
): Promise<Response | null> {
  const { PAGE_CACHE_SECONDS: seconds, VERSION } = readSettings(env)
  const feed = feedUrl(url)
  const mark = renderingMark(subjectOfFeed(feed.pathname))
  const key = `${feed.origin}/.feeds/${VERSION?.id ?? ''}${mark}${feed.pathname}${feed.search}`
  if (seconds === 0 || key.length > longestKey) return await feedResponse(request, feed, env)
  const cache = await caches.open('feeds')
  const found = await cache.match(key)
  if (found !== undefined) return responseTo(request, found)
  const headers = { [requestIdHeader]: requestIdOf(request.headers) }
  const whole = await feedResponse(new Request(feed, { headers }), feed, env)
  if (whole?.status !== 200) return whole
  ctx.waitUntil(cache.put(key, whole.clone()))
  return responseTo(request, whole)
}
