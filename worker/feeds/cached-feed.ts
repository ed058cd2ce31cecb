import { feedCacheSeconds } from '../../src/model/values/limits.ts'
import { matchesIfNoneMatch } from '../http/etag.ts'
import { readSettings } from '../settings/env.ts'
import { createClock, systemTimeMs } from '../runtime/clock.ts'
import { renderingMark, type Rendered } from '../runtime/rendered-since.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'
import { feedAddress, feedUrl } from './address.ts'
import { feedResponse } from './feed-response.ts'

const longestKey = 400

/** Header of a stored feed: milliseconds of the system's time at which it was made. */
const madeAtHeader = 'x-feed-made-at'

const secondsSince = ({ headers }: Response): number =>
  Math.max(0, Math.floor((systemTimeMs() - Number(headers.get(madeAtHeader))) / 1000))

/** The feed with the time at which it was made, for the edge's cache, which must not serve it any longer. */
function storedFeed(whole: Response): Response {
  const headers = new Headers(whole.headers)
  headers.set(madeAtHeader, String(systemTimeMs()))
  headers.set('cache-control', `public, max-age=${feedCacheSeconds}`)
  return new Response(whole.body, { headers })
}

/**
 * The response to this request: 304 if the client has the same version, and no body for HEAD. Together with its time in the
 * edge's cache it is not used for longer than a feed is fresh.
 */
function responseTo(request: Request, stored: Response): Response {
  const headers = new Headers(
    [...stored.headers].filter(
      ([name]) => !name.startsWith('cf-') && name !== 'age' && name !== madeAtHeader,
    ),
  )
  const left = Math.max(0, feedCacheSeconds - secondsSince(stored))
  headers.set('cache-control', `public, max-age=${left}`)
  headers.set(requestIdHeader, requestIdOf(request.headers))
  if (matchesIfNoneMatch(request, headers.get('etag') ?? ''))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : stored.body, { headers })
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
  ctx: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response | null> {
  const settings = readSettings(env)
  const { PAGE_CACHE_SECONDS: seconds, VERSION } = settings
  const feed = feedUrl(url)
  const mark = renderingMark(subjectOfFeed(feed.pathname), createClock(settings).now())
  const key = `${feed.origin}/.feeds/${VERSION?.id ?? ''}${mark}${feed.pathname}${feed.search}`
  if (seconds === 0 || key.length > longestKey) return await feedResponse(request, feed, env)
  const cache = await caches.open('feeds')
  const found = await cache.match(key)
  if (found !== undefined && secondsSince(found) < feedCacheSeconds)
    return responseTo(request, found)
  const headers = { [requestIdHeader]: requestIdOf(request.headers) }
  const whole = await feedResponse(new Request(feed, { headers }), feed, env)
  if (whole?.status !== 200) return whole
  const stored = storedFeed(whole)
  ctx.waitUntil(cache.put(key, stored.clone()))
  return responseTo(request, stored)
}
