import { eventFormats, radii, ratingSteps } from '../../../../../src/model/calendar.ts'
import type { SearchQuery } from '../../../port/calendar.ts'
import type { Facets } from '../../../port/facets.ts'
import { editionFlags, textOfCode, type Columns } from '../columns/columns.ts'
import { formatCodes } from '../columns/stored-edition.ts'
import type { CompiledFilters } from '../filters/compile-filters.ts'
import { filterBits } from '../filters/filter-bits.ts'
import { createPlaceOptions } from './count-place-options.ts'
import { createCounter, increment } from './counters.ts'

/** Filters that an option of a country, and one of a region or city, replaces. */
export const countryFilters = filterBits.country | filterBits.region | filterBits.city
const localFilters = filterBits.region | filterBits.city

const failsOnly = (failures: number, bits: number): boolean => (failures & ~bits) === 0

type EditionFacets = Pick<
  Facets,
  'country' | 'region' | 'city' | 'format' | 'language' | 'rating' | 'radius' | 'confirmed'
>

// No search waits for anything while it counts, so that one counter serves all of them.
const languages = createCounter(2 ** 16)

/** Counts the options of editions. */
export function createEditionOptions(
  compiled: CompiledFilters,
  { filters }: Pick<SearchQuery, 'filters'>,
) {
  languages.clear()
  const formats = createCounter(eventFormats.length)
  const places = createPlaceOptions(filters)
  const rating = new Map<number, number>()
  const radius = new Map<number, number>()
  let confirmed = 0

  const addRating = (stars = Number.NaN): void => {
    for (const step of ratingSteps) if (stars >= step) increment(rating, step)
  }

  return {
    /** @param failures bits of the filters that the edition fails */
    add: (columns: Columns, edition: number, failures: number): void => {
      if (failsOnly(failures, countryFilters))
        places.add(columns, edition, failsOnly(failures, localFilters))
      if (failsOnly(failures, filterBits.format)) formats.add(columns.format[edition] ?? 0)
      if (failsOnly(failures, filterBits.language)) languages.add(columns.language[edition] ?? 0)
      const stars = columns.rating[edition] ?? 0
      if (stars > 0 && failsOnly(failures, filterBits.rating)) addRating(columns.ratings[stars])
      if (filters.near !== undefined && failsOnly(failures, filterBits.near)) {
        const km = compiled.distance(columns, edition)
        for (const each of radii) if (km <= each) increment(radius, each)
      }
      const isConfirmed = ((columns.flags[edition] ?? 0) & editionFlags.confirmed) !== 0
      if (isConfirmed && failsOnly(failures, filterBits.expected)) confirmed += 1
    },
    counts: (): EditionFacets => ({
      ...places.counts(),
      format: formats.toMap(
        (code) => eventFormats.find((format) => formatCodes[format] === code) ?? eventFormats[0],
      ),
      language: withoutEmptyKey(languages.toMap(textOfCode)),
      rating,
      radius,
      confirmed,
    }),
  }
}

function withoutEmptyKey(counts: Map<string, number>): Map<string, number> {
  counts.delete('')
  return counts
}
