import * as v from 'valibot'
import { DomainError, errorStatuses } from '../../src/model/values/errors.ts'
import { feedPath, feedTypes, type FeedFormat } from '../../src/model/event/feeds.ts'
import { feedCacheSeconds } from '../../src/model/values/limits.ts'
import { readQuery } from '../api/middleware/query.ts'
import { readerKeys } from '../api/public/reader.ts'
import { createClock } from '../runtime/clock.ts'
import { weakEtag, matchesIfNoneMatch } from '../http/etag.ts'
import { createDatabase } from '../db/client.ts'
import { readSettings } from '../settings/env.ts'
import { siteOriginOf } from '../settings/site-origin.ts'
import { errorEnvelope } from '../http/error-envelope.ts'
import { withUnits } from '../present/paths/feed-path.ts'
import { articleEntry } from '../present/feeds/article-entry.ts'
import { feedEntry } from '../present/feeds/feed.ts'
import { currentRates } from '../rates/current-rates.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'
import { calendarEngineFor } from '../search/index.ts'
import { feedAddress, type FeedAddress } from './address.ts'
import type { Feed } from './feed.ts'
import { icsText } from './ics.ts'
import { atomText, jsonText } from './news.ts'
import { feedContent } from './subjects.ts'
import { dayAt } from '../time/local-day.ts'

const texts = { ics: icsText, atom: atomText, json: jsonText } satisfies Record<
  FeedFormat,
  (feed: Feed) => string
>

const unitKey = v.object({ unitSet: readerKeys.unitSet })

/** Read the feed of a URL, or the path to which it redirects. @throws DomainError with the status of the page's URL */
async function readFeed(
  address: FeedAddress,
  url: URL,
  env: unknown,
): Promise<Feed | { moved: string }> {
  const { locale, format } = address
  const settings = readSettings(env)
  const clock = createClock(settings)
  const today = clock.today()
  const { unitSet: unit } = readQuery(unitKey, Object.fromEntries(url.searchParams))
  const context = {
    db: createDatabase(settings.DB),
    engine: calendarEngineFor(settings),
    locale,
    today,
    firstDay: clock.firstDay(),
    rates: await currentRates(settings),
    // A program fetches the feed: its place is not that of its user.
    here: null,
    now: clock.now(),
  }
  const content = await feedContent(address, url.searchParams, context)
  const selfOf = (page: string) => feedPath(withUnits(page, unit), format)
  if ('moved' in content) return { moved: selfOf(content.moved) }
  const { title, page, editions, articles } = content
  const self = selfOf(page)
  // A list has one URL: words in another order or language redirect to it.
  if (!self.startsWith(url.pathname)) return { moved: self }
  const origin = siteOriginOf(settings, url)
  const entries = editions.flatMap(
    (facts) =>
      feedEntry(facts, { locale, unit }, dayAt(context.now.getTime(), facts.endOffset)) ?? [],
  )
  const shown = articles.map((article) => articleEntry(article, locale))
  const changes = [...entries, ...shown].map((entry) => entry.updatedAt).toSorted()
  return {
    locale,
    title,
    self: origin + self,
    page: origin + page,
    origin,
    entries,
    articles: shown,
    updatedAt: changes.at(-1) ?? `${today}T00:00:00Z`,
  }
}

function failure(error: unknown, requestId: string): Response {
  if (!(error instanceof DomainError)) throw error
  return Response.json(errorEnvelope(error.code, requestId, error), {
    status: errorStatuses[error.code],
    headers: { [requestIdHeader]: requestId, 'cache-control': 'no-store' },
  })
}

/** Short, so that cancellations soon arrive; programs revalidate with the ETag. */
const cacheControl = `public, max-age=${feedCacheSeconds}`

/** `Content-Disposition` with the name of a saved file: "berlin-marathon.ics". */
function fileName(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? ''
  return `inline; filename*=UTF-8''${last}`
}

/**
 * Respond to `/de/kalender/laufen.ics` and the like: the editions of a page in a format that programs subscribe to.
 * Null for a URL that is not a feed's.
 */
export async function feedResponse(
  request: Request,
  url: URL,
  env: unknown,
): Promise<Response | null> {
  const address = feedAddress(url.pathname)
  if (address === null) return null
  const requestId = requestIdOf(request.headers)
  try {
    const feed = await readFeed(address, url, env)
    if ('moved' in feed)
      return new Response(null, { status: 301, headers: { location: feed.moved } })
    const text = texts[address.format](feed)
    const tag = weakEtag(text)
    const headers = {
      'content-type': `${feedTypes[address.format]}; charset=utf-8`,
      'content-disposition': fileName(url),
      'cache-control': cacheControl,
      etag: tag,
      [requestIdHeader]: requestId,
      // Search engines list the page with the same editions instead.
      'x-robots-tag': 'noindex',
      // Pages of other sites may read it.
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (matchesIfNoneMatch(request, tag)) return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : text, { headers })
  } catch (error) {
    return failure(error, requestId)
  }
}
