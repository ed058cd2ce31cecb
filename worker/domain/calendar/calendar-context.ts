import type { Locale } from '../../../src/i18n/locales.ts'
import type { Point } from '../../../src/model/calendar.ts'
import type { Rates } from '../../../src/model/rates.ts'
import type { Database } from '../../db/client.ts'
import type { SearchEngine, SearchFilters } from '../../search/engine.ts'
import type { CalendarQuery } from './calendar-query.ts'
import type { FoundPlaces } from './find-places.ts'
import { searchFilters } from './search-filters.ts'

/** For whom and when a calendar is found. */
export interface CalendarContext {
  db: Database
  engine: SearchEngine
  locale: Locale
  /** ISO date. */
  today: string
  rates: Rates
  /** Where the reader is, as far as it is known; used only where the query asks for what is near. */
  here: Point | null
}

/** What search is asked for a query whose places have been looked up. */
export function filtersOf(
  { today, rates }: Pick<CalendarContext, 'today' | 'rates'>,
  query: CalendarQuery,
  places: FoundPlaces,
): SearchFilters {
  const { city, region, organiser, origin } = places
  const known = {
    cityId: query.criteria.city === null ? null : (city?.id ?? null),
    region: query.criteria.region === null ? null : (region?.english ?? null),
    organiserId: query.organiser === null ? null : (organiser?.id ?? null),
    origin,
  }
  return searchFilters(query, known, today, rates)
}
