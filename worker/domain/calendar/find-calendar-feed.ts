import { feedEntriesLimit } from '../../../src/model/limits.ts'
import { findFeedEditions, type FeedFacts } from '../editions/find-feed-editions.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { filtersOf, type CalendarContext } from './find-calendar.ts'
import { findPlaces, type FoundPlaces } from './find-places.ts'

/**
 * What a calendar lists, by date, in one piece; also what of it was called off, as in the calendar itself. The places
 * of the query are looked up, the engine chooses, and one round trip reads.
 * @throws DomainError 'criteria-not-found' for a place that does not exist
 */
export async function findCalendarFeed(
  context: CalendarContext,
  query: CalendarQuery,
): Promise<FoundPlaces & { editions: FeedFacts[] }> {
  const { db, engine, locale, today } = context
  const places = await findPlaces(context, query)
  const filters = filtersOf(context, query, places)
  const found = await engine.search({ filters, today, limit: feedEntriesLimit, offset: 0 })
  return { ...places, editions: await findFeedEditions(db, found.editionIds, locale) }
}
