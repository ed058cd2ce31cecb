import { defineFilter, type Choice } from '../filter.ts'
import { leaveSurroundings, outsideTotal } from './leave-surroundings.ts'

/** A city of the country in force. Its word is in the path or in the form's field `place`. */
export const city = defineFilter({
  name: 'city',
  keys: {},
  isSet: ({ criteria }) => criteria.city !== null,
  drop: (query) => ({ ...leaveSurroundings(query), criteria: { city: null } }),
  // The filter `near` searches the surroundings of the city instead.
  search: ({ near }, { places }) => ({
    cityId: near?.kind === 'city' ? undefined : places.city?.id,
  }),
  label: (_query, places) => places.city?.name ?? null,
  options(query, { cities, city: inForce, total }): Choice[] {
    const chosen = query.criteria.city
    const missing =
      chosen === null || inForce === null || cities.some(({ slug }) => slug === chosen)
        ? []
        : [{ slug: chosen, name: inForce.name, total }]
    return [...missing, ...cities].map((each) => ({
      label: each.name,
      total: outsideTotal(query, each.total),
      chosen: each.slug === chosen,
      // The cities and their counts are those of the whole country.
      change: { ...leaveSurroundings(query), criteria: { region: null, city: each.slug } },
    }))
  },
})
