import type { SearchQuery } from '../../../port/calendar.ts'
import type { Facets } from '../../../port/facets.ts'
import { textOfCode } from '../columns/columns.ts'
import { filterBits } from '../filters/filter-bits.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'
import { createCounter, increment } from './counters.ts'
import { createMonthCount, tally } from './month-count.ts'

/** Filters that an option of a region or city, and one of a country, replaces. */
const localFilters = filterBits.region | filterBits.city
const countryFilters = filterBits.country | localFilters

// Counting awaits nothing, so all searches can share one counter.
const countries = createCounter(2 ** 16)

/** Places are counted first: they are far fewer than editions. */
const countByCountry = createMonthCount(countryFilters, ({ place, places }, editions) => {
  countries.clear()
  const counts = tally(place, places.count, editions)
  for (let index = 0; index < counts.length; index += 1) {
    const count = counts[index] ?? 0
    if (count > 0) countries.add(places.country[index] ?? 0, count)
  }
  return countries.toMap((code) => code)
})
const countByPlace = createMonthCount(localFilters, ({ place, places }, editions) =>
  tally(place, places.count, editions),
)

/** Counts countries, and regions and cities of the chosen one. */
export function createPlaceOptions({ country }: SearchQuery['filters']) {
  const byCountry = new Map<number, number>()
  const regions = new Map<string, number>()
  const cities = new Map<number, number>()

  const addLocal = (month: ScannedMonth): void => {
    const { places } = month.columns
    const counts = countByPlace(month)
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
      for (const [code, count] of countByCountry(month)) increment(byCountry, code, count)
      if (country !== undefined) addLocal(month)
    },
    counts: (): Pick<Facets, 'country' | 'region' | 'city'> => ({
      country: new Map(
        [...byCountry]
          .toSorted(([a], [b]) => a - b)
          .map(([code, count]) => [textOfCode(code).toUpperCase(), count]),
      ),
      region: regions,
      city: cities,
    }),
  }
}
