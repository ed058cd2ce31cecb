import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { deliveredMail } from './mail.table.ts'

export type DeliveredMail = typeof deliveredMail.$inferSelect

/** Puts a mail where development reads it. The same mail twice is there once, as an inbox shows it. */
export async function storeDelivered(db: Database, row: DeliveredMail): Promise<void> {
  await db.insert(deliveredMail).values(row).onConflictDoNothing()
}

/** Newest first; all of them, or those to an address. */
export async function listDelivered(
  db: Database,
  address: string | null,
): Promise<DeliveredMail[]> {
  return await db
    .select()
    .from(deliveredMail)
    .where(address === null ? undefined : eq(deliveredMail.address, address))
    .orderBy(desc(deliveredMail.at), sql`rowid DESC`)
    .limit(200)
}

export async function findDelivered(db: Database, id: string): Promise<DeliveredMail | null> {
  const [row] = await db.select().from(deliveredMail).where(eq(deliveredMail.id, id)).limit(1)
  return row ?? null
}
