import type { SearchQuery } from '../../../port/calendar.ts'
import type { Facets } from '../../../port/facets.ts'
import { textOfCode, type Columns } from '../columns/columns.ts'
import { increment } from './counters.ts'

/** Counts countries, and regions and cities of the chosen one: places first, which are far fewer than editions. */
export function createPlaceOptions({ country }: SearchQuery['filters']) {
  const countries = new Map<string, number>()
  const regions = new Map<string, number>()
  const cities = new Map<number, number>()
  let current: Columns | null = null
  let inCountry = new Int32Array()
  let inPlace = new Int32Array()

  /** Adds the counts of a month's places to those of countries, regions and cities. */
  const sumMonth = ({ places }: Columns): void => {
    for (let place = 0; place < places.count; place += 1) {
      const ofCountry = inCountry[place] ?? 0
      if (ofCountry > 0)
        increment(countries, textOfCode(places.country[place] ?? 0).toUpperCase(), ofCountry)
      const ofPlace = inPlace[place] ?? 0
      if (country === undefined || ofPlace === 0) continue
      const region = places.regions[places.region[place] ?? 0] ?? ''
      if (region !== '') increment(regions, region, ofPlace)
      increment(cities, places.cityId[place] ?? 0, ofPlace)
    }
  }

  return {
    /** @param isLocal true also counts the edition for its region and city */
    add: (columns: Columns, edition: number, isLocal: boolean): void => {
      if (columns !== current) {
        if (current !== null) sumMonth(current)
        current = columns
        inCountry = new Int32Array(columns.places.count)
        inPlace = new Int32Array(columns.places.count)
      }
      const place = columns.place[edition] ?? 0
      inCountry[place] = (inCountry[place] ?? 0) + 1
      if (isLocal) inPlace[place] = (inPlace[place] ?? 0) + 1
    },
    /** To be called once. */
    counts: (): Pick<Facets, 'country' | 'region' | 'city'> => {
      if (current !== null) sumMonth(current)
      return { country: countries, region: regions, city: cities }
    },
  }
}
