import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { FactFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import type { EventFacts, PlaceFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import {
  findSurroundings,
  isInCountry,
  nearCity,
} from '../../catalogue/places/find-surroundings.ts'

interface SettledPlaces {
  facts: EventFacts
  /** Pins in another country than their town. */
  faults: FactFaults
}

interface Pinned {
  path: string
  place: PlaceFacts
  point: { lat: number; lon: number }
}

const placesOf = ({ place, editions }: EventFacts): [path: string, place: PlaceFacts][] => [
  ['place', place],
  ...editions.flatMap((each): [string, PlaceFacts][] =>
    each.place === null ? [] : [[`editions.${each.key}.place`, each.place]],
  ),
]

/** Places with a pin that are not published as they are. */
function changedPins(facts: EventFacts, published: EventFacts | null): Pinned[] {
  const former = new Map(published === null ? [] : placesOf(published))
  return placesOf(facts).flatMap(([path, place]) => {
    const { lat, lon } = place
    const was = former.get(path)
    const isSame =
      was?.cityId === place.cityId && was.town === place.town && was.lat === lat && was.lon === lon
    return lat === null || lon === null || isSame ? [] : [{ path, place, point: { lat, lon } }]
  })
}

const cityRow = v.object({ id: v.number(), country: v.string(), lat: v.number(), lon: v.number() })

/**
 * Facts whose towns have the city near their pin, and whose cities have no pin where it would be without. A city that was
 * chosen, for a town too, states the country of its pin.
 * @param published facts that are not looked at again
 */
export async function settlePlaces(
  db: Database,
  facts: EventFacts,
  published: EventFacts | null,
): Promise<SettledPlaces> {
  const pins = changedPins(facts, published)
  if (pins.length === 0) return { facts, faults: {} }
  const ids = JSON.stringify(pins.map(({ place }) => place.cityId))
  const [[rows], around] = await Promise.all([
    readBatch(db, [
      sql`SELECT id, country, lat, lon FROM city WHERE id IN (SELECT value FROM json_each(${ids}))`,
    ]),
    findSurroundings(
      db,
      pins.map(({ point }) => point),
    ),
  ])
  const cities = new Map(v.parse(v.array(cityRow), rows).map((city) => [city.id, city]))
  const faults: FactFaults = {}
  const settled = new Map<string, PlaceFacts>()
  for (const [index, { path, place, point }] of pins.entries()) {
    const surroundings = around[index]
    const city = cities.get(place.cityId ?? Number.NaN)
    if (surroundings === undefined) continue
    const near = place.town === null ? null : nearCity(surroundings, city?.country ?? null)
    if (city !== undefined && !isInCountry(surroundings, city.country))
      faults[`${path}.lat`] = 'pin-elsewhere'
    else if (near !== null) settled.set(path, { ...place, cityId: near.id })
    else if (city?.lat === point.lat && city.lon === point.lon)
      settled.set(path, { ...place, lat: null, lon: null })
  }
  return { facts: withPlaces(facts, settled), faults }
}

const withPlaces = (facts: EventFacts, settled: ReadonlyMap<string, PlaceFacts>): EventFacts => ({
  ...facts,
  place: settled.get('place') ?? facts.place,
  editions: facts.editions.map((each) => ({
    ...each,
    place: settled.get(`editions.${each.key}.place`) ?? each.place,
  })),
})
