import type { SearchQuery } from '../../../port/calendar.ts'
import type { Facets } from '../../../port/facets.ts'
import { dayNumber } from '../../ordered-keys.ts'
import { noDay } from '../columns/columns.ts'
import type { CompiledFilters } from '../filters/compile-filters.ts'
import { filterBits } from '../filters/filter-bits.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'
import { createDayOptions } from './count-day-options.ts'
import { countryFilters, createEditionOptions } from './count-edition-options.ts'
import { createRaceOptions } from './count-race-options.ts'

/** Filters that an option of a month or range replaces. */
const dayFilters = filterBits.dates | filterBits.also
/** Filters that no option replaces. */
const fixedFilters = filterBits.listed | filterBits.text | filterBits.organiser | filterBits.box

/** True if an option could list the edition: it fails one filter, or only filters that one option replaces. */
function isCountable(failures: number): boolean {
  if ((failures & fixedFilters) !== 0) return false
  const isSingle = (failures & (failures - 1)) === 0
  return isSingle || (failures & ~countryFilters) === 0 || (failures & ~dayFilters) === 0
}

/** Counts the options of every filter in one pass over all editions. */
export function countFacets(
  months: readonly ScannedMonth[],
  compiled: CompiledFilters,
  query: Pick<SearchQuery, 'filters' | 'today' | 'ranges'>,
): Facets {
  const raceOptions = createRaceOptions(dayNumber(query.today))
  const editionOptions = createEditionOptions(compiled, query)
  const dayOptions = createDayOptions(query)
  for (const { columns, editionFailures, raceFailures, prices, needsRace } of months) {
    const { raceStart, price, raceDay, day, endDay } = columns
    for (let edition = 0; edition < editionFailures.length; edition += 1) {
      const failures = editionFailures[edition] ?? 0
      if (failures !== 0 && !isCountable(failures)) continue
      const first = raceStart[edition] ?? 0
      const end = raceStart[edition + 1] ?? first
      let matches = first === end && !needsRace
      if (matches && (failures & ~dayFilters) === 0) {
        dayOptions.nextEdition()
        dayOptions.add(day[edition] ?? 0, endDay[edition] ?? 0)
      }
      if (failures === 0) {
        raceOptions.nextEdition(columns, edition)
        dayOptions.nextEdition()
        for (let race = first; race < end; race += 1) {
          const raceFails = raceFailures[race] ?? 0
          if (raceFails === 0) matches = true
          // No option replaces two filters of races, except those of days.
          if ((raceFails & (raceFails - 1)) === 0)
            raceOptions.add(columns, race, raceFails, prices[price[race] ?? 0] ?? Number.NaN)
          if ((raceFails & ~dayFilters) === 0) {
            const own = raceDay[race] ?? noDay
            if (own === noDay) dayOptions.add(day[edition] ?? 0, endDay[edition] ?? 0)
            else dayOptions.add(own, own)
          }
        }
      } else
        for (let race = first; race < end && !matches; race += 1) matches = raceFailures[race] === 0
      if (matches) editionOptions.add(columns, edition, failures)
    }
  }
  return { ...raceOptions.counts(), ...editionOptions.counts(), ...dayOptions.counts() }
}
