import type { SearchQuery } from '../../../port/calendar.ts'
import type { Facets } from '../../../port/facets.ts'
import type { CompiledFilters } from '../filters/compile-filters.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'
import { createDayOptions } from './count-day-options.ts'
import { createEditionOptions } from './count-edition-options.ts'
import { createRaceOptions } from './count-race-options.ts'

/** Counts the options of every filter. Each part goes through a month by itself: loops over few arrays are fast. */
export function createFacets(
  compiled: CompiledFilters,
  query: Pick<SearchQuery, 'filters' | 'today' | 'ranges'>,
) {
  const parts = {
    races: createRaceOptions(),
    editions: createEditionOptions(compiled, query),
    days: createDayOptions(query, compiled.present),
  }
  return {
    /** To be called with each month, in order. */
    add: (month: ScannedMonth): void => {
      parts.days.add(month)
      if (month.isOutside) return
      parts.races.add(month)
      parts.editions.add(month)
    },
    counts: (): Facets => ({
      ...parts.races.counts(),
      ...parts.editions.counts(),
      ...parts.days.counts(),
    }),
  }
}
