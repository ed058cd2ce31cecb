import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const takenRow = v.object({ raceId: v.number(), sold: v.number(), held: v.number() })
const offerRow = v.object({
  kind: v.picklist(['extra', 'promo']),
  ownerId: v.number(),
  taken: v.number(),
})
const ordersRow = v.object({ orders: v.number() })

export interface Taken {
  /** Places that are sold or held, by race. */
  taken: Map<number, number>
  rows: v.InferOutput<typeof takenRow>[]
  /** Numbers of extras that are sold or held, by option. */
  extras: Map<number, number>
  /** Numbers of orders that use or hold promo codes, by code. */
  promos: Map<number, number>
  /** Orders of the edition, of any state. */
  orders: number
}

const heldOf = (now: Date) => sql`(SELECT coalesce(sum(t.quantity), 0) FROM take t
  WHERE t.stock_id = s.id AND t.state = 'held' AND t.until > ${now.toISOString()})`

/** Numbers of places, extras and promo codes of an edition that are sold, and held at an instant. */
export async function findTaken(db: Database, editionId: number, now: Date): Promise<Taken> {
  const ofEdition = sql`FROM stock s JOIN race r ON r.id = s.race_id WHERE r.edition_id = ${editionId}`
  const [rows, offers, orders] = await readBatch(db, [
    sql`SELECT s.race_id AS "raceId", s.sold, ${heldOf(now)} AS held ${ofEdition} AND s.kind = 'places'`,
    sql`SELECT s.kind, s.owner_id AS "ownerId", s.sold + ${heldOf(now)} AS taken ${ofEdition} AND s.kind IN ('extra', 'promo')`,
    sql`SELECT count(*) AS orders FROM purchase WHERE sale_id = ${editionId}`,
  ])
  const found = v.parse(v.array(takenRow), rows)
  const limited = v.parse(v.array(offerRow), offers)
  const numbersOf = (kind: 'extra' | 'promo') =>
    new Map(limited.filter((each) => each.kind === kind).map((each) => [each.ownerId, each.taken]))
  return {
    taken: new Map(found.map(({ raceId, sold, held }) => [raceId, sold + held])),
    rows: found,
    extras: numbersOf('extra'),
    promos: numbersOf('promo'),
    orders: v.parse(v.array(ordersRow), orders)[0]?.orders ?? 0,
  }
}
