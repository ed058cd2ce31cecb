import type { SearchQuery } from '../../../port/calendar.ts'
import type { Facets } from '../../../port/facets.ts'
import { textOfCode, type PlaceTable } from '../columns/columns.ts'
import { filterBits } from '../filters/filter-bits.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'
import { createCounter, increment } from './counters.ts'

/** Filters that an option of a region or city, and one of a country, replaces. */
const localFilters = filterBits.region | filterBits.city
const countryFilters = filterBits.country | localFilters

// No search waits for anything while it counts, so that one counter serves all of them.
const countries = createCounter(2 ** 16)

/** Counts countries, and regions and cities of the chosen one: places first, which are far fewer than editions. */
export function createPlaceOptions({ country }: SearchQuery['filters']) {
  countries.clear()
  const regions = new Map<string, number>()
  const cities = new Map<number, number>()

  const sumCountries = (places: PlaceTable, counts: Int32Array): void => {
    for (let place = 0; place < counts.length; place += 1) {
      const count = counts[place] ?? 0
      if (count > 0) countries.add(places.country[place] ?? 0, count)
    }
  }
  const sumLocal = (places: PlaceTable, counts: Int32Array): void => {
    for (let place = 0; place < counts.length; place += 1) {
      const count = counts[place] ?? 0
      if (count === 0) continue
      const region = places.regions[places.region[place] ?? 0] ?? ''
      if (region !== '') increment(regions, region, count)
      increment(cities, places.cityId[place] ?? 0, count)
    }
  }

  return {
    add: (month: ScannedMonth): void => {
      const { places } = month.columns
      sumCountries(places, countByPlace(month, countryFilters))
      if (country !== undefined) sumLocal(places, countByPlace(month, localFilters))
    },
    counts: (): Pick<Facets, 'country' | 'region' | 'city'> => ({
      country: countries.toMap((code) => textOfCode(code).toUpperCase()),
      region: regions,
      city: cities,
    }),
  }
}

/** Number of editions in each place that fail none but the replaced filters. */
function countByPlace(
  { columns, editionFailures, passing }: ScannedMonth,
  replaced: number,
): Int32Array {
  const { place, places } = columns
  const counts = new Int32Array(places.count)
  for (let edition = 0; edition < editionFailures.length; edition += 1) {
    if ((passing[edition] ?? 0) < 0 || ((editionFailures[edition] ?? 0) & ~replaced) !== 0) continue
    const at = place[edition] ?? 0
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}
