import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { hasLine } from './line.ts'

/** The rest of a stock: neither sold nor held. */
export interface Room {
  stockId: number
  raceId: number
  kind: 'places' | 'pool' | 'step' | 'promo' | 'extra'
  ownerId: number
  quantity: number
  room: number
  /** First instant at which a held place may be free again; null if none is held, or a group waits for it. */
  heldUntil: string | null
}

export const roomRow: v.GenericSchema<unknown, Room> = v.object({
  stockId: v.number(),
  raceId: v.number(),
  kind: v.picklist(['places', 'pool', 'step', 'promo', 'extra']),
  ownerId: v.number(),
  quantity: v.number(),
  room: v.number(),
  heldUntil: v.nullable(v.string()),
})

/**
 * Query for the rooms of an edition's stocks, each a `roomRow`. Places for which a group waits are no room for others.
 * @param without order whose holds do not count, because it gives them up; '' for none
 * @param forLine true for an offer to the waiting list
 */
export const roomsOf = (editionId: number, now: Date, without: string, forLine: boolean): SQL => {
  const liveHolds = (orders: SQL) =>
    sql`(SELECT coalesce(sum(t.quantity), 0) FROM take t
      WHERE t.stock_id = s.id AND t.state = 'held' AND t.until > ${now.toISOString()} AND t.order_id ${orders})`
  const free = sql`s.quantity - s.sold - ${liveHolds(sql`<> ${without}`)}`
  const isKept = forLine ? sql`false` : sql`s.kind = 'places' AND ${hasLine(sql`s.race_id`)}`
  return sql`SELECT s.id AS "stockId", s.race_id AS "raceId", s.kind, s.owner_id AS "ownerId", s.quantity,
      CASE WHEN ${isKept} THEN min(${free}, ${liveHolds(sql`= ${without}`)}) ELSE ${free} END AS room,
      CASE WHEN ${isKept} THEN NULL ELSE (SELECT min(t.until) FROM take t WHERE t.stock_id = s.id AND t.state = 'held'
        AND t.until > ${now.toISOString()} AND t.order_id <> ${without}) END AS "heldUntil"
    FROM stock s JOIN race r ON r.id = s.race_id WHERE r.edition_id = ${editionId} ORDER BY s.id`
}
