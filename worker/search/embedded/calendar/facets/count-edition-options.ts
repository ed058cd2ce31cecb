import { eventFormats, radii, ratingSteps } from '../../../../../src/model/calendar.ts'
import type { SearchQuery } from '../../../port/calendar.ts'
import type { Facets } from '../../../port/facets.ts'
import { editionFlags, textOfCode } from '../columns/columns.ts'
import { formatCodes } from '../columns/stored-edition.ts'
import type { CompiledFilters } from '../filters/compile-filters.ts'
import { filterBits } from '../filters/filter-bits.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'
import { createPlaceOptions } from './count-place-options.ts'
import { createCounter, increment } from './counters.ts'

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
  const addRadii = (km: number): void => {
    for (const each of radii) if (km <= each) increment(radius, each)
  }

  return {
    add: (month: ScannedMonth): void => {
      places.add(month)
      const { columns, editionFailures, passing } = month
      const { format, language, flags, ratings } = columns
      for (let edition = 0; edition < editionFailures.length; edition += 1) {
        if ((passing[edition] ?? 0) < 0) continue
        const failures = editionFailures[edition] ?? 0
        if ((failures & ~filterBits.format) === 0) formats.add(format[edition] ?? 0)
        if ((failures & ~filterBits.language) === 0) languages.add(language[edition] ?? 0)
        const stars = columns.rating[edition] ?? 0
        if (stars > 0 && (failures & ~filterBits.rating) === 0) addRating(ratings[stars])
        if (filters.near !== undefined && (failures & ~filterBits.near) === 0)
          addRadii(compiled.distance(columns, edition))
        const isConfirmed = ((flags[edition] ?? 0) & editionFlags.confirmed) !== 0
        if (isConfirmed && (failures & ~filterBits.expected) === 0) confirmed += 1
      }
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
