import { lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { randomToken, sha256 } from '../../../runtime/digest.ts'
import { orderLink } from './order-link.table.ts'

/** Makes an address of an order for an email or a list. @returns its token; null if there is no such order */
export async function issueOrderLink(
  db: Database,
  order: { id: string; buyerId?: number },
  now: Date,
): Promise<string | null> {
  const token = randomToken()
  const isBuyers = order.buyerId === undefined ? sql`true` : sql`buyer_id = ${order.buyerId}`
  const { meta } = await prepare(
    db,
    sql`INSERT INTO order_link (hash, order_id, created_at)
      SELECT ${await sha256(token)}, id, ${now.toISOString()} FROM purchase WHERE id = ${order.id} AND ${isBuyers}`,
  ).run()
  return meta.changes === 1 ? token : null
}

/** Condition on the order `p` of a token: the one that its form was made with, or one that was sent. @param hash of the token */
export const isAddressedBy = (hash: string): SQL =>
  sql`p.id IN (SELECT id FROM purchase WHERE token_hash = ${hash}
    UNION SELECT order_id FROM order_link WHERE hash = ${hash})`

/** Statement that ends addresses that were made before an instant. */
export const sweepOrderLinks = (db: Database, before: string) =>
  db.delete(orderLink).where(lt(orderLink.createdAt, before))
