import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { member } from './member.table.ts'

/** Replaces the hash of an unchanged password by one with current parameters. */
export async function updatePasswordHash(
  db: Database,
  memberId: number,
  passwordHash: string,
): Promise<void> {
  await db.update(member).set({ passwordHash }).where(eq(member.id, memberId))
}
