import { calendarHeading } from '../present/texts/calendar-heading.ts'
import { newsTitle } from '../../src/i18n/news-heading.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import type { Rates } from '../../src/model/values/rates.ts'
import { addDays } from '../../src/model/values/dates.ts'
import { calendarQuery } from '../api/public/calendar-query.ts'
import { readQuery } from '../api/middleware/query.ts'
import { checkCalendar, readCalendar } from '../calendar-filters/read-calendar.ts'
import { sportOfWord } from '../api/public/sports.ts'
import { noCriteria } from '../domain/calendar/criteria.ts'
import { findCalendarFeed } from '../domain/calendar/find-calendar-feed.ts'
import { wholeCalendar, type CalendarQuery } from '../domain/calendar/calendar-query.ts'
import { searchFilters } from '../calendar-filters/search-plan.ts'
import type { CalendarContext } from '../domain/calendar/calendar-context.ts'
import { findPlaces, type FoundPlaces } from '../domain/calendar/find-places.ts'
import {
  findEventFeed,
  findOrganiserFeed,
  type FeedFacts,
} from '../domain/catalogue/feeds/find-feed-editions.ts'
import { findEventCards } from '../domain/catalogue/events/find-event-cards.ts'
import { findArticleFeed, type FeedArticle } from '../domain/content/articles/find-article-feed.ts'
import { allNews, type NewsQuery } from '../domain/content/articles/list-articles.ts'
import { headingWords } from '../present/calendar/calendar-heading.ts'
import { periodLabel } from '../present/news/news.ts'
import { newsPath } from '../present/paths/news-path.ts'
import { pathFor } from '../present/paths/calendar-path.ts'
import type { FeedAddress } from './address.ts'

/** Title, page and editions of a feed. */
export interface FeedContent {
  title: string
  /** Path of the page with the same editions. */
  page: string
  editions: FeedFacts[]
  /** Articles of the news, and those about an event. */
  articles: FeedArticle[]
}

/** Data sources, language and day of a feed; `here` is null because a program, not its reader, fetches the feed. */
export interface FeedContext extends CalendarContext {
  rates: Rates
  here: null
  now: Date
}

/** Days for which past editions stay in an organiser's feed: a season. */
const organiserDays = 366

/** Read the query of a feed's URL, which `feedUrl` has reduced to the keys of feeds. */
async function readFeedQuery(criteria: string[], keys: URLSearchParams, context: FeedContext) {
  const { page, sort, view } = wholeCalendar
  const { locale } = context
  const read = { ...Object.fromEntries(keys), locale, criteria: criteria.join('/') }
  const { query, ...found } = await readCalendar(readQuery(calendarQuery, read), context)
  return { ...found, query: { ...query, page, sort, view } }
}

async function calendarContent(
  query: CalendarQuery,
  places: FoundPlaces,
  context: FeedContext,
): Promise<FeedContent> {
  const { locale } = context
  const editions = await findCalendarFeed(context, searchFilters(query, { ...context, places }))
  const title = calendarHeading(headingWords(query, places, locale), { locale })
  return { title, page: pathFor(query, locale), editions, articles: [] }
}

/** @throws DomainError event-not-found */
async function newsContent(list: NewsQuery, context: FeedContext): Promise<FeedContent> {
  const { db, locale } = context
  const [articles, events] = await Promise.all([
    findArticleFeed(db, list, context),
    list.event === null ? [] : findEventCards(db, [list.event], locale, context.now.toISOString()),
  ])
  const [event = null] = events
  if (list.event !== null && event === null) throw new DomainError('event-not-found')
  const period = list.period === null ? null : periodLabel(list.period, locale)
  const title = newsTitle({ ...list, event, period }, locale)
  return { title, page: newsPath(list, locale), editions: [], articles }
}

/**
 * Read the content of a feed, or the path of the page to whose feed it redirects.
 * @throws DomainError with the status of the page's URL
 */
export async function feedContent(
  { subject, format }: FeedAddress,
  keys: URLSearchParams,
  context: FeedContext,
): Promise<FeedContent | { moved: string }> {
  const { db, locale, today } = context
  switch (subject.kind) {
    case 'calendar': {
      const { query, places, moved } = await readFeedQuery(subject.criteria, keys, context)
      if (moved) return { moved: pathFor(query, locale) }
      checkCalendar(query)
      // The place of the program that fetches the feed is not that of its user.
      if (query.near?.kind === 'me') throw new DomainError('invalid-query', 'near')
      return await calendarContent(query, places, context)
    }
    case 'sport': {
      const { word } = subject
      const criteria = { ...noCriteria, ...sportOfWord(word, locale) }
      const query = { ...wholeCalendar, criteria }
      const content = await calendarContent(query, await findPlaces(context, query), context)
      return { ...content, page: pathOf({ to: 'sport', word }, locale) }
    }
    case 'event': {
      const { permalink, date } = subject
      const ofEvent = { ...allNews, event: permalink }
      const [{ name, editions }, articles] = await Promise.all([
        findEventFeed(db, subject, locale),
        // A feed of one edition has none, because an article is about an event; a calendar has no place for them.
        date === null && format !== 'ics' ? findArticleFeed(db, ofEvent, context) : [],
      ])
      const page = pathOf({ to: 'event', permalink, date: date ?? undefined }, locale)
      return { title: name, page, editions, articles }
    }
    case 'organiser': {
      const { permalink } = subject
      const from = addDays(today, -organiserDays)
      const { name, editions } = await findOrganiserFeed(db, { permalink, from }, locale)
      const page = pathOf({ to: 'organiser', permalink }, locale)
      return { title: name, page, editions, articles: [] }
    }
    case 'news':
      return await newsContent(subject.list, context)
    case 'unknown':
      throw new DomainError('not-found')
  }
}
