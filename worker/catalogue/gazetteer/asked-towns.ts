import type { Place } from './read-geonames.ts'
import { readLines } from './read-lines.ts'

/**
 * `asked-towns.tsv`: towns below the number of inhabitants that count as cities, by GeoNames id, in which organisers hold
 * events that the catalogue lacks. They can choose them in the editor and in imports.
 */
export const askedTownIds = readLines('asked-towns.tsv', 2).map(([id = '']) => Number(id))

/** The asked towns among the places of GeoNames. @throws Error if one is missing */
export function askedTowns(places: readonly Place[]): Place[] {
  const wanted = new Set(askedTownIds)
  const found = places.filter(({ id }) => wanted.delete(id))
  if (wanted.size > 0)
    throw new Error(`asked-towns.tsv: GeoNames has no place ${[...wanted].join(', ')}`)
  return found
}
