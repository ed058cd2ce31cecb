import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { ImportRecord } from './import-record.ts'

/** Home of the organisation of an import. */
export interface Home {
  /** Country that rows without one probably have: that of one of its events, or else of the member; null if unknown. */
  country: string | null
  /** Ids of the cities in which its events are held. */
  cities: ReadonlySet<number>
}

const homeRow = v.tuple([
  v.object({
    country: v.nullable(v.string()),
    cities: v.pipe(v.string(), v.parseJson(), v.array(v.number())),
  }),
])

export async function findHome(db: Database, { id }: Pick<ImportRecord, 'id'>): Promise<Home> {
  const [rows] = await readBatch(db, [
    sql`SELECT coalesce((SELECT c.country FROM event ev JOIN city c ON c.id = ev.city_id
        WHERE ev.organiser_id = i.organiser_id LIMIT 1),
      (SELECT country FROM member WHERE id = i.member_id)) AS country,
      (SELECT json_group_array(DISTINCT e.city_id) FROM event ev JOIN edition e ON e.event_id = ev.id
        WHERE ev.organiser_id = i.organiser_id) AS cities
      FROM event_import i WHERE i.id = ${id}`,
  ])
  const [{ country, cities }] = v.parse(homeRow, rows)
  return { country, cities: new Set(cities) }
}
