import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { hasRoom } from './take-stock.ts'

/** Statement that prolongs an order's holds. @param condition such as that the statement before changed a row */
export const prolongTakes = (
  db: Database,
  { orderId, until, condition }: { orderId: string; until: string; condition: SQL },
): D1PreparedStatement =>
  prepare(
    db,
    sql`UPDATE take SET until = max(until, ${until})
      WHERE order_id = ${orderId} AND state = 'held' AND ${condition}`,
  )

/**
 * Statement that sells what an order holds. Holds that ended sell as well if all of them still fit, so that a payment which
 * arrives late gets its places unless others have taken them.
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
        AND ${condition} AND ${hasRoom(orderId, now.toISOString())}`,
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

/**
 * Statements that free what some entries of an order have bought: a take that keeps some sells fewer, one that keeps none is
 * freed.
 * @param which condition on columns of `entry`
 */
export function freePart(db: Database, orderId: string, which: SQL): D1PreparedStatement[] {
  const freed = sql`(SELECT count(*) FROM stock s JOIN entry e ON e.race_id = s.race_id
    WHERE s.id = take.stock_id AND e.order_id = ${orderId} AND ${which}
      AND (s.kind = 'places' OR (s.kind = 'step' AND e.step_id = s.owner_id)))`
  const isSold = sql`order_id = ${orderId} AND state = 'sold'`
  return [
    prepare(db, sql`UPDATE take SET state = 'freed' WHERE ${isSold} AND quantity = ${freed}`),
    prepare(
      db,
      sql`UPDATE take SET quantity = quantity - ${freed} WHERE ${isSold} AND ${freed} > 0`,
    ),
  ]
}

/** True if an order has a hold that has not ended. */
export const isHeld = (orderId: SQL | string, now: Date): SQL =>
  sql`EXISTS (SELECT 1 FROM take WHERE order_id = ${orderId} AND state = 'held'
    AND until > ${now.toISOString()})`
