import { calendarHeading } from '../../src/i18n/calendar-heading.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { DomainError } from '../../src/model/errors.ts'
import type { Rates } from '../../src/model/rates.ts'
import { addDays } from '../../src/model/usual-date.ts'
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
} from '../domain/catalogue/editions/find-feed-editions.ts'
import { headingWords } from '../present/calendar-heading.ts'
import { calendarPath, pathFor } from '../present/calendar-path.ts'
import type { FeedSubject } from './address.ts'

/** What an address is about: its title, the page that shows the same, and its editions. */
export interface FeedContent {
  title: string
  /** Path of a page; the feed's own is this with an ending, save where `self` says another. */
  page: string
  self?: string
  editions: FeedFacts[]
}

/** Data sources, language and day of a feed; `here` is null because a program, not its reader, fetches the feed. */
export interface FeedContext extends CalendarContext {
  rates: Rates
  here: null
}

/** Days that have passed and stay in the feed of an organiser: a season. */
const organiserDays = 366

/** The query of an address, of which feedUrl has left the keys that a feed reads. */
async function readAsked(criteria: string[], keys: URLSearchParams, asker: FeedContext) {
  const { page, sort, view } = wholeCalendar
  const { locale } = asker
  const read = { ...Object.fromEntries(keys), locale, criteria: criteria.join('/') }
  const asked = await readCalendar(readQuery(calendarQuery, read), asker)
  return { ...asked, query: { ...asked.query, page, sort, view } }
}

async function calendarContent(
  query: CalendarQuery,
  places: FoundPlaces,
  asker: FeedContext,
): Promise<FeedContent> {
  const { locale } = asker
  const editions = await findCalendarFeed(asker, searchFilters(query, { ...asker, places }))
  const title = calendarHeading(headingWords(query, places, locale), { locale })
  return { title, page: pathFor(query, locale), editions }
}

/**
 * What an address is about, or the path of the page under whose address it belongs.
 * @throws DomainError with the status that the page of the same address has
 */
export async function feedContent(
  subject: FeedSubject,
  keys: URLSearchParams,
  asker: FeedContext,
): Promise<FeedContent | { moved: string }> {
  const { db, locale, today } = asker
  switch (subject.kind) {
    case 'calendar': {
      const { query, places, moved } = await readAsked(subject.criteria, keys, asker)
      if (moved) return { moved: pathFor(query, locale) }
      checkCalendar(query)
      // Whose surroundings: those of the program that asks are nobody's.
      if (query.near?.kind === 'me') throw new DomainError('invalid-query', 'near')
      return await calendarContent(query, places, asker)
    }
    case 'sport': {
      const { word } = subject
      const criteria = { ...noCriteria, ...sportOfWord(word, locale) }
      const query = { ...wholeCalendar, criteria }
      const content = await calendarContent(query, await findPlaces(asker, query), asker)
      return { ...content, page: pathOf({ to: 'sport', word }, locale) }
    }
    case 'event': {
      const { name, editions } = await findEventFeed(db, subject, locale)
      const { permalink, date } = subject
      const page = pathOf({ to: 'event', permalink, date: date ?? undefined }, locale)
      return { title: name, page, editions }
    }
    case 'organiser': {
      const { permalink } = subject
      const from = addDays(today, -organiserDays)
      const { name, editions } = await findOrganiserFeed(db, { permalink, from }, locale)
      const self = pathOf({ to: 'organiser', permalink }, locale)
      return { title: name, page: calendarPath(noCriteria, locale), self, editions }
    }
    case 'unknown':
      throw new DomainError('not-found')
  }
}
