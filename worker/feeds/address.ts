import type { Locale } from '../../src/model/locales.ts'
import { canonicalPath, splitLocale } from '../../src/i18n/paths.ts'
import { feedFormats, type FeedFormat } from '../../src/model/event/feeds.ts'
import { calendarPageKeys, pickKeys } from '../../src/model/calendar/page-keys.ts'
import { readNewsPath } from '../../src/i18n/news-path.ts'
import { allNews, type NewsQuery } from '../domain/content/articles/list-articles.ts'
import { presentPermalink } from '../domain/catalogue/events/renamed-events.ts'

/** The subject of a feed, read from its URL. */
export type FeedSubject =
  | { kind: 'calendar'; criteria: string[] }
  | { kind: 'event'; permalink: string; date: string | null }
  | { kind: 'sport'; word: string }
  | { kind: 'organiser'; permalink: string }
  | { kind: 'news'; list: NewsQuery }
  /** A path below a page with feeds that is none of them. */
  | { kind: 'unknown' }

export interface FeedAddress {
  locale: Locale
  format: FeedFormat
  subject: FeedSubject
}

const ending = new RegExp(`^(.+)\\.(${feedFormats.join('|')})$`, 'u')
const isoDate = /^\d{4}-\d{2}-\d{2}$/u

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** A list of articles; a calendar has no place for them. */
function newsSubject(segments: string[], locale: Locale, format: FeedFormat): FeedSubject {
  const path = format === 'ics' ? null : readNewsPath(segments, locale)
  if (path === null || path.to === 'article') return { kind: 'unknown' }
  const { kind, group, period } = path.to === 'list' ? path : allNews
  const event = path.to === 'event' ? presentPermalink(path.permalink) : null
  return { kind: 'news', list: { ...allNews, kind, group, period, event } }
}

function subjectOf(segments: string[], locale: Locale, format: FeedFormat): FeedSubject | null {
  const [route, first, second, ...more] = segments
  if (route === 'calendar') return { kind: 'calendar', criteria: segments.slice(1) }
  if (route === 'news') return newsSubject(segments.slice(1), locale, format)
  if (route !== 'event' && route !== 'sport' && route !== 'organiser') return null
  if (first === undefined || more.length > 0) return { kind: 'unknown' }
  if (route === 'event')
    return second === undefined || isoDate.test(second)
      ? { kind: 'event', permalink: presentPermalink(first), date: second ?? null }
      : { kind: 'unknown' }
  if (second !== undefined) return { kind: 'unknown' }
  return route === 'sport'
    ? { kind: 'sport', word: first }
    : { kind: 'organiser', permalink: first }
}

/**
 * Read the path of a feed: that of the page with the same editions, and an ending, `/de/kalender/laufen.ics`. Null for
 * any other path.
 */
export function feedAddress(pathname: string): FeedAddress | null {
  const [, page = '', last = ''] = ending.exec(pathname) ?? []
  const format = feedFormats.find((each) => each === last)
  if (format === undefined) return null
  const { locale, rest } = splitLocale(page)
  const segments = canonicalPath(rest, locale).split('/').slice(1).map(decoded)
  const subject = subjectOf(segments, locale, format)
  return subject === null ? null : { locale, format, subject }
}

/** A calendar's feed has the filters of its page, but one order, no pages and no view. */
const pageOnly = new Set<string>(['page', 'sort', 'view'])
const calendarKeys = [...calendarPageKeys.filter((key) => !pageOnly.has(key)), 'currency']

/** The URL of a feed with the query keys that it reads, in a fixed order; of a repeated key the last value. */
export function feedUrl(url: URL): URL {
  const kind = feedAddress(url.pathname)?.subject.kind
  const keys = kind === 'news' ? [] : [...(kind === 'calendar' ? calendarKeys : []), 'unitSet']
  const last = new URLSearchParams(Object.fromEntries(url.searchParams))
  const feed = new URL(url)
  feed.search = pickKeys(last, keys).toString()
  return feed
}
