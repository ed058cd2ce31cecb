import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { FieldErrors } from '../../../../src/model/values/errors.ts'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { CityPoint } from './event-columns.ts'
import type { LastEntryIds } from './row-ids.ts'

const cityRow = v.object({ id: v.number(), lat: v.number(), lon: v.number(), zone: v.string() })
const lastId = v.number()
const idsRow = v.object({
  event: lastId,
  edition: lastId,
  race: lastId,
  activity: lastId,
  ticket_price: lastId,
})

const lastOf = (table: string) => sql.raw(`(SELECT coalesce(max(id), 0) FROM ${table}) AS ${table}`)

/** Paths of the facts that name a city, with its id. */
function citiesOf({ place, editions }: EventFacts): [path: string, id: number][] {
  const places = editions.map((each) => [`editions.${each.key}.place`, each.place] as const)
  return [['place', place] as const, ...places].flatMap(([path, each]) =>
    each === null || each.cityId === null ? [] : [[`${path}.cityId`, each.cityId]],
  )
}

/**
 * Cities that facts name, and the highest id of each table; a row that takes the next one at the same time makes the batch
 * fail, which is then repeated.
 * @throws FieldErrors 'invalid' at the path of a city that the gazetteer lacks
 */
export async function findRowContext(
  db: Database,
  facts: readonly EventFacts[],
): Promise<{ cities: ReadonlyMap<number, CityPoint>; last: LastEntryIds & { event: number } }> {
  const named = facts.flatMap(citiesOf)
  const wanted = JSON.stringify(named.map(([, id]) => id))
  const [cityRows, idRows] = await readBatch(db, [
    sql`SELECT id, lat, lon, zone FROM city WHERE id IN (SELECT value FROM json_each(${wanted}))`,
    sql`SELECT ${lastOf('event')}, ${lastOf('edition')}, ${lastOf('race')}, ${lastOf('activity')}, ${lastOf('ticket_price')}`,
  ])
  const cities = new Map(v.parse(v.array(cityRow), cityRows).map((row) => [row.id, row]))
  const unknown = named.find(([, id]) => !cities.has(id))
  if (unknown !== undefined) throw new FieldErrors({ [unknown[0]]: 'invalid' })
  const [last] = v.parse(v.tuple([idsRow]), idRows)
  return { cities, last }
}
