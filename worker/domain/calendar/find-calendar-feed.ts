import { feedEntriesLimit } from '../../../src/model/limits.ts'
import { findFeedEditions, type FeedFacts } from '../catalogue/editions/find-feed-editions.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { filtersOf, type CalendarContext } from './calendar-context.ts'
import type { FoundPlaces } from './find-places.ts'

/**
 * What a calendar lists, by date, in one piece; also what of it was called off, as in the calendar itself. The engine
 * chooses, and one round trip reads.
 */
export async function findCalendarFeed(
  context: CalendarContext,
  query: CalendarQuery,
  places: FoundPlaces,
): Promise<FeedFacts[]> {
  const { db, engine, locale, today } = context
  const filters = filtersOf(context, query, places)
  const found = await engine.search({ filters, today, limit: feedEntriesLimit, offset: 0 })
  return await findFeedEditions(db, found.editionIds, locale)
}
