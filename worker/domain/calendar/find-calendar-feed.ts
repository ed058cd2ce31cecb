import { feedEntriesLimit } from '../../../src/model/values/limits.ts'
import type { SearchFilters } from '../../search/port/filters.ts'
import { findFeedEditions, type FeedFacts } from '../catalogue/feeds/find-feed-editions.ts'
import type { CalendarContext } from './calendar-context.ts'

/**
 * The editions of a calendar by date, at most `feedEntriesLimit`, cancelled ones included as in the calendar itself.
 * The engine selects them, and one round trip reads them.
 */
export async function findCalendarFeed(
  { db, engine, locale, today }: CalendarContext,
  filters: SearchFilters,
): Promise<FeedFacts[]> {
  const found = await engine.search({ filters, today, limit: feedEntriesLimit, offset: 0 })
  return await findFeedEditions(db, found.editionIds, locale)
}
