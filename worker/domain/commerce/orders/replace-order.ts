import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { requireCondition } from '../../../db/require-condition.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { freeTakes } from '../capacity/change-takes.ts'
import { moveOffer } from './end-offer.ts'

/** Statements of the batch that holds an order in place of another (hold-order.ts): all of it fails, or the places change hands. */

/** Token of the order that replaces the one of a token, so that a form that is sent twice makes one. */
export const nextToken = async (token: string): Promise<string> =>
  (await sha256(`${token} replaced`)).slice(0, token.length)

/** The former order ends. The batch fails if it is being paid, or was replaced before. */
export const giveUpStatements = (db: Database, former: string): D1PreparedStatement[] => [
  requireCondition(
    db,
    sql`EXISTS (SELECT 1 FROM purchase WHERE id = ${former} AND state = 'held')`,
  ),
  prepare(
    db,
    sql`UPDATE purchase SET state = 'cancelled', version = version + 1 WHERE id = ${former}`,
  ),
  freeTakes(db, { orderId: former, condition: sql`true` }),
  prepare(db, sql`UPDATE entry SET state = 'cancelled' WHERE order_id = ${former}`),
]

/**
 * The new order takes over the address and the people of places in the same race, in their order. The batch fails if the new
 * order got no places, so that the former one stays.
 */
export const takeOverStatements = (
  db: Database,
  former: string,
  { orderId, isTaken }: { orderId: string; isTaken: SQL },
): D1PreparedStatement[] => [
  requireCondition(db, isTaken),
  prepare(
    db,
    sql`UPDATE purchase SET (email, reminds) = (SELECT email, reminds FROM purchase WHERE id = ${former}) WHERE id = ${orderId}`,
  ),
  prepare(
    db,
    sql`WITH place AS (SELECT order_id, ordinal, race_id,
        row_number() OVER (PARTITION BY order_id, race_id ORDER BY ordinal) AS number
        FROM entry WHERE order_id IN (${former}, ${orderId}))
      INSERT INTO participant (order_id, ordinal, given_name, family_name, given_reading, family_reading, year, month,
        day, guardian, consent, waiver, waived_at, answers)
      SELECT ${orderId}, b.ordinal, p.given_name, p.family_name, p.given_reading, p.family_reading, p.year, p.month,
        p.day, p.guardian, p.consent, p.waiver, p.waived_at, p.answers
      FROM place a JOIN place b ON b.race_id = a.race_id AND b.number = a.number AND b.order_id = ${orderId}
      JOIN participant p ON p.order_id = a.order_id AND p.ordinal = a.ordinal WHERE a.order_id = ${former}`,
  ),
  prepare(db, sql`DELETE FROM participant WHERE order_id = ${former}`),
  ...moveOffer(db, former, orderId),
]
