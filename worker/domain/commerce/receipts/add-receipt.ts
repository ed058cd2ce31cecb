import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

interface Receipt {
  sellerId: number
  orderId: string
  kind: 'receipt' | 'credit'
  /** Movement that it documents. */
  cause: string
}

/**
 * Statement that gives a movement the seller's next number of the year. A batch that fails takes none, so that the numbers
 * have no gap; a cause that has a number keeps it.
 */
export function addReceipt(
  db: Database,
  { sellerId, orderId, kind, cause }: Receipt,
  condition: SQL,
  now: Date,
): D1PreparedStatement {
  const year = now.getUTCFullYear()
  return prepare(
    db,
    sql`INSERT INTO receipt (seller_id, year, number, order_id, kind, cause, at)
      SELECT ${sellerId}, ${year}, (SELECT coalesce(max(number), 0) + 1 FROM receipt
          WHERE seller_id = ${sellerId} AND year = ${year}),
        ${orderId}, ${kind}, ${cause}, ${now.toISOString()}
      WHERE ${condition} AND NOT EXISTS (SELECT 1 FROM receipt WHERE cause = ${cause})`,
  )
}
