import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

/** A guest's orders, paid or refunded, become those of the account with their address, which it has confirmed. */
export async function takeOverOrders(
  db: Database,
  member: { id: number; email: string },
): Promise<void> {
  await prepare(
    db,
    sql`UPDATE purchase SET buyer_id = ${member.id} WHERE buyer_id IS NULL
      AND lower(email) = lower(${member.email}) AND state IN ('awaiting', 'paid', 'refunded')`,
  ).run()
}
