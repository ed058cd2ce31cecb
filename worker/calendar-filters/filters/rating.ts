import * as v from 'valibot'
import { number } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { ratingSteps } from '../../../src/model/calendar/calendar.ts'
import { m } from '../../../src/paraglide/messages.js'
import { defineFilter, type Choice } from '../filter.ts'
import { maybe } from '../key-schemas.ts'

const labelOf = (stars: number, locale: Locale): string =>
  m.rating_from({ stars: number(stars, locale) }, { locale })

/** A least rating, of five stars. */
export const rating = defineFilter({
  name: 'rating',
  keys: {
    minRating: maybe(
      v.pipe(v.picklist(ratingSteps.map(String)), v.transform(Number)),
      'Least rating, of five stars: 3, 4 or 4.5.',
    ),
  },
  read: ({ minRating }) => ({ minRating }),
  write: ({ minRating }) => ({ minRating }),
  isSet: ({ minRating }) => minRating !== null,
  drop: () => ({ minRating: null }),
  search: ({ minRating }) => ({ minRating: minRating ?? undefined }),
  label: ({ minRating }, _places, { locale }) =>
    minRating === null ? null : labelOf(minRating, locale),
  options({ minRating }, { facets }, { locale }): Choice[] {
    // No options while no edition has a rating.
    if (facets.rating.size === 0 && minRating === null) return []
    return ratingSteps.map((stars) => ({
      label: labelOf(stars, locale),
      total: facets.rating.get(stars) ?? 0,
      chosen: minRating === stars,
      change: { minRating: stars },
    }))
  },
})
