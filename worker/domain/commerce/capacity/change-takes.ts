import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { hasLine } from './line.ts'
import { hasRoom } from './take-stock.ts'

/** Statement that prolongs an order's holds. @param condition such as that the statement before changed a row */
export const prolongTakes = (
  db: Database,
  { orderId, until, condition }: { orderId: string; until: string | SQL; condition: SQL },
): D1PreparedStatement =>
  prepare(
    db,
    sql`UPDATE take SET until = max(until, ${until})
      WHERE order_id = ${orderId} AND state = 'held' AND ${condition}`,
  )

/** Statement that lets an order's holds end at an instant, if they would end later. */
export const shortenTakes = (
  db: Database,
  { orderId, until, condition }: { orderId: string; until: string; condition: SQL },
): D1PreparedStatement =>
  prepare(
    db,
    sql`UPDATE take SET until = min(until, ${until})
      WHERE order_id = ${orderId} AND state = 'held' AND ${condition}`,
  )

/** True if an order has holds of places that ended and for which others wait by now. */
const lostItsTurn = (orderId: string, at: string): SQL =>
  sql`EXISTS (SELECT 1 FROM take t JOIN stock s ON s.id = t.stock_id AND s.kind = 'places'
    WHERE t.order_id = ${orderId} AND t.state = 'held' AND t.until <= ${at} AND ${hasLine(sql`s.race_id`)})`

/**
 * Statement that sells what an order holds. Holds that ended sell as well if all of them still fit and no group waits, so that a
 * payment which arrives late gets its places unless others have taken them.
 */
export const sellTakes = (
  db: Database,
  { orderId, condition }: { orderId: string; condition: SQL },
  now: Date,
): D1PreparedStatement =>
  prepare(
    db,
    sql`WITH wanted AS (SELECT stock_id AS stock, quantity AS n FROM take
        WHERE order_id = ${orderId} AND state = 'held')
      UPDATE take SET state = 'sold' WHERE order_id = ${orderId} AND state = 'held'
        AND ${condition} AND ${hasRoom(orderId, now.toISOString())}
        AND NOT ${lostItsTurn(orderId, now.toISOString())}`,
  )

/** Statement that frees what an order holds or has bought. */
export const freeTakes = (
  db: Database,
  { orderId, condition }: { orderId: string; condition: SQL },
): D1PreparedStatement =>
  prepare(
    db,
    sql`UPDATE take SET state = 'freed'
      WHERE order_id = ${orderId} AND state <> 'freed' AND ${condition}`,
  )

/** Number that the valid entries of an order have of a take's stock: places, steps, extras, which go with their entry, and its promo code. */
const inUse = (orderId: string): SQL => {
  const valid = sql`FROM entry e WHERE e.order_id = ${orderId} AND e.state = 'valid'`
  return sql`(SELECT CASE s.kind
      WHEN 'places' THEN (SELECT count(*) ${valid} AND e.race_id = s.race_id)
      WHEN 'step' THEN (SELECT count(*) ${valid} AND e.step_id = s.owner_id)
      WHEN 'extra' THEN (SELECT coalesce(sum(i.quantity), 0) FROM item i
        WHERE i.order_id = ${orderId} AND i.option_id = s.owner_id
          AND EXISTS (SELECT 1 ${valid} AND (i.ordinal IS NULL OR e.ordinal = i.ordinal)))
      WHEN 'promo' THEN EXISTS (SELECT 1 ${valid})
    END FROM stock s WHERE s.id = take.stock_id)`
}

/** Statements after which an order has sold no more than its valid entries are: the rest is free. */
export function freeRest(db: Database, orderId: string): D1PreparedStatement[] {
  const isSold = sql`order_id = ${orderId} AND state = 'sold'`
  const used = inUse(orderId)
  return [
    prepare(db, sql`UPDATE take SET state = 'freed' WHERE ${isSold} AND ${used} = 0`),
    prepare(db, sql`UPDATE take SET quantity = ${used} WHERE ${isSold} AND quantity > ${used}`),
  ]
}

/** True if an order has a hold that has not ended. */
export const isHeld = (orderId: SQL | string, now: Date): SQL =>
  sql`EXISTS (SELECT 1 FROM take WHERE order_id = ${orderId} AND state = 'held'
    AND until > ${now.toISOString()})`
