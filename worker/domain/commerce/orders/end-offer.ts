import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { prolongTakes } from '../capacity/change-takes.ts'

/** Statements after which an offer is that of the order that replaces another, for as long as the former one's places were held. */
export const moveOffer = (db: Database, former: string, orderId: string): D1PreparedStatement[] => [
  prepare(
    db,
    sql`UPDATE waiting SET order_id = ${orderId} WHERE order_id = ${former} AND state = 'offered'`,
  ),
  prolongTakes(db, {
    orderId,
    until: sql`(SELECT max(f.until) FROM take f WHERE f.order_id = ${former})`,
    condition: sql`EXISTS (SELECT 1 FROM waiting WHERE order_id = ${orderId})`,
  }),
]

/** Statement after which a group has its places if its order is paid. One that is paid after the offer has ended counts as well. */
export const takeOffer = (db: Database, orderId: string, now: Date): D1PreparedStatement =>
  prepare(
    db,
    sql`UPDATE waiting SET state = 'taken', changed_at = ${now.toISOString()}
      WHERE order_id = ${orderId} AND state IN ('offered', 'passed')
        AND EXISTS (SELECT 1 FROM purchase WHERE id = ${orderId} AND state = 'paid')`,
  )

/** Statement after which a group has left the line if the order of its offer is cancelled. */
export const leaveOffer = (db: Database, orderId: string, now: Date): D1PreparedStatement =>
  prepare(
    db,
    sql`UPDATE waiting SET state = 'left', changed_at = ${now.toISOString()}
      WHERE order_id = ${orderId} AND state = 'offered'
        AND EXISTS (SELECT 1 FROM purchase WHERE id = ${orderId} AND state = 'cancelled')`,
  )
