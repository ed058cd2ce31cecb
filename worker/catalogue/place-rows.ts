import type { PlaceInput } from '../domain/catalogue/events/event-input.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { cityFinder } from './gazetteer/find-city.ts'
import { regionFinder } from './gazetteer/find-region.ts'
import type { City, Region } from './gazetteer/read-gazetteer.ts'
import { CatalogueError, fileAndLine } from './read-catalogue.ts'

type Place = CatalogueRow['place']

interface PlacedRows {
  /** The city of a place of these rows: the object itself, not a copy. */
  cityOf: (place: PlaceInput) => City
  /** Regions that the gazetteer lacks, such as a département, and that were therefore compared with nothing. */
  uncompared: string[]
}

/** The places of a row with their fields: that of the event, then those of editions held elsewhere. */
const placesOf = ({ place, editions }: CatalogueRow): [string, Place][] => [
  ['place', place],
  ...editions.flatMap((edition, index): [string, Place][] =>
    edition.place === undefined ? [] : [[`editions.${index}.place`, edition.place]],
  ),
]

/**
 * Finds the cities of all rows in the gazetteer.
 * @throws CatalogueError that names file, row and field of every place whose city is not in the gazetteer, or is there
 * only in another first-level region than the place names
 */
export function placeRows(
  rows: readonly CatalogueRow[],
  cities: readonly City[],
  regions: readonly Region[],
): PlacedRows {
  const find = cityFinder(cities, regions)
  const findAnywhere = cityFinder(cities)
  const regionsOf = regionFinder(regions)
  const found = new Map<PlaceInput, City>()
  const faults: string[] = []
  const uncompared = new Set<string>()
  for (const row of rows) {
    for (const [field, place] of placesOf(row)) {
      const { city, country, region } = place
      const match = find(place)
      const namesake = match === null ? findAnywhere(place) : null
      if (match !== null) found.set(place, match)
      else if (namesake === null)
        faults.push(`${fileAndLine(row)}, field "${field}.city": "${city}" is not in the gazetteer`)
      else
        faults.push(
          `${fileAndLine(row)}, field "${field}.region": "${city}" of the gazetteer is in ${namesake.region}, not in ${region}`,
        )
      if (region !== undefined && regionsOf(country, region) === null)
        uncompared.add(`${region} (${country})`)
    }
  }
  if (faults.length > 0)
    throw new CatalogueError(
      `${faults.join('\n')}\nCorrect the place, or run npm run gazetteer:build to take it in.`,
    )
  const cityOf = (place: PlaceInput): City => {
    const city = found.get(place)
    if (city === undefined) throw new Error('placeRows did not get the row of this place')
    return city
  }
  return { cityOf, uncompared: [...uncompared] }
}
