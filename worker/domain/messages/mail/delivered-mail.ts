import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { deliveredMail } from './mail.table.ts'

export type DeliveredMail = typeof deliveredMail.$inferSelect

/** Stores an email for /dev/mail; one with an id that is stored already is ignored. */
export async function storeDelivered(db: Database, row: DeliveredMail): Promise<void> {
  await db.insert(deliveredMail).values(row).onConflictDoNothing()
}

/** Up to 200 emails, the newest first: all, or those to an address. */
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
