import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

export interface Movement {
  /** Cause and its id: `pay:{payment}`, `earn:{payment}`, `fee:{payment}`, `back:{refund}` … */
  movement: string
  debit: string
  credit: string
  currency: string
  /** Minor units; 0 posts nothing. */
  amount: number
}

/**
 * Statement that posts a movement as two rows which sum to zero. A movement that stands is not posted again.
 * @param condition such as that the payment succeeded
 */
export const postMovement = (
  db: Database,
  { movement, debit, credit, currency, amount }: Movement,
  condition: SQL,
  now: Date,
): D1PreparedStatement =>
  prepare(
    db,
    sql`INSERT INTO posting (movement, side, account, currency, amount, at)
      SELECT ${movement}, side, account, ${currency}, side * ${amount}, ${now.toISOString()}
      FROM (SELECT 1 AS side, ${debit} AS account UNION ALL SELECT -1, ${credit})
      WHERE ${amount} > 0 AND ${condition}
      ON CONFLICT DO NOTHING`,
  )
