import { eventFormats, radii, ratingSteps } from '../../../../../src/model/calendar/calendar.ts'
import type { SearchQuery } from '../../../port/calendar.ts'
import type { Facets } from '../../../port/facets.ts'
import { editionFlags, textOfCode } from '../columns/columns.ts'
import { formatCodes } from '../columns/stored-edition.ts'
import type { CompiledFilters } from '../filters/compile-filters.ts'
import { editionsBut } from '../filters/editions-but.ts'
import { filterBits } from '../filters/filter-bits.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'
import { createPlaceOptions } from './count-place-options.ts'
import { createCounter, increment } from './counters.ts'
import { createMonthCount, tally } from './month-count.ts'

type EditionFacets = Pick<
  Facets,
  'country' | 'region' | 'city' | 'format' | 'language' | 'rating' | 'radius' | 'confirmed'
>

// Counting awaits nothing, so all searches can share one counter.
const languages = createCounter(2 ** 16)

const countByLanguage = createMonthCount(filterBits.language, ({ language }, editions) => {
  languages.clear()
  for (let at = 0; at < editions.length; at += 1) languages.add(language[editions[at] ?? 0] ?? 0)
  return languages.toMap((code) => code)
})
const countByFormat = createMonthCount(filterBits.format, ({ format }, editions) =>
  tally(format, eventFormats.length, editions),
)
const countByRating = createMonthCount(filterBits.rating, ({ rating, ratings }, editions) =>
  tally(rating, ratings.length, editions),
)
const countConfirmed = createMonthCount(filterBits.expected, ({ flags }, editions) => {
  let confirmed = 0
  for (let at = 0; at < editions.length; at += 1)
    confirmed += (flags[editions[at] ?? 0] ?? 0) & editionFlags.confirmed
  return confirmed / editionFlags.confirmed
})

/** Counts the options of editions. */
export function createEditionOptions(
  compiled: CompiledFilters,
  { filters }: Pick<SearchQuery, 'filters'>,
) {
  const places = createPlaceOptions(filters)
  const format = new Map<number, number>()
  const language = new Map<number, number>()
  const rating = new Map<number, number>()
  const radius = new Map<number, number>()
  let confirmed = 0

  const addRatings = (month: ScannedMonth): void => {
    for (const [index, count] of countByRating(month).entries()) {
      const stars = month.columns.ratings[index] ?? Number.NaN
      for (const step of ratingSteps) if (stars >= step && count > 0) increment(rating, step, count)
    }
  }
  const addRadii = (month: ScannedMonth): void => {
    for (const edition of editionsBut(month, filterBits.near)) {
      const km = compiled.distance(month.columns, edition)
      for (const each of radii) if (km <= each) increment(radius, each)
    }
  }

  return {
    add: (month: ScannedMonth): void => {
      places.add(month)
      for (const [code, count] of countByFormat(month).entries())
        if (count > 0) increment(format, code, count)
      for (const [code, count] of countByLanguage(month)) increment(language, code, count)
      addRatings(month)
      if (filters.near !== undefined) addRadii(month)
      confirmed += countConfirmed(month)
    },
    counts: (): EditionFacets => ({
      ...places.counts(),
      format: new Map(
        [...format].map(([code, count]) => [
          eventFormats.find((name) => formatCodes[name] === code) ?? eventFormats[0],
          count,
        ]),
      ),
      language: languageCounts(language),
      rating,
      radius,
      confirmed,
    }),
  }
}

/** Editions of an unknown language, whose code is 0, are left out. */
function languageCounts(counts: ReadonlyMap<number, number>): Map<string, number> {
  const known = [...counts].filter(([code]) => code !== 0).toSorted(([a], [b]) => a - b)
  return new Map(known.map(([code, count]) => [textOfCode(code), count]))
}
