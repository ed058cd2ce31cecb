import { defineFilter, type Choice } from '../filter.ts'
import { leaveSurroundings, outsideTotal } from './leave-surroundings.ts'

/** As many as Germany has; longer lists are not read. */
const regionsShown = 16

/** A region of the country in force. Its word is in the path or in the form's field `place`. */
export const region = defineFilter({
  name: 'region',
  keys: {},
  isSet: ({ criteria }) => criteria.region !== null,
  drop: () => ({ criteria: { region: null } }),
  search: (_query, { places }) => ({ region: places.region?.english }),
  label: (_query, places) => places.region?.name ?? null,
  options(query, { regions, region: inForce, total }): Choice[] {
    const shown = regions.slice(0, regionsShown)
    const missing =
      inForce === null || shown.some(({ slug }) => slug === inForce.word)
        ? []
        : [{ slug: inForce.word, words: inForce.words, name: inForce.name, total }]
    return [...missing, ...shown].map((each) => ({
      label: each.name,
      total: outsideTotal(query, each.total),
      chosen: each.slug === inForce?.word,
      // The counts of regions are of all their cities.
      change: { ...leaveSurroundings(query), criteria: { region: each.words, city: null } },
    }))
  },
})
