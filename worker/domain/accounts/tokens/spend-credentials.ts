import { lt } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { usedCredential } from './token.table.ts'

/**
 * Takes what may be used once: an identity provider's token together with the nonce it was asked for. One statement
 * writes both or neither, so that of any number of requests with one of them one gets through.
 * @param until when they would be refused anyway
 * @returns false where one of them was used before
 */
export async function spendCredentials(
  db: Database,
  credentials: readonly string[],
  until: Date,
): Promise<boolean> {
  const hashes = await Promise.all(credentials.map(sha256))
  try {
    await db
      .insert(usedCredential)
      .values(hashes.map((hash) => ({ hash, expiresAt: until.toISOString() })))
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Takes away what has ended. A statement, for a batch. */
export function sweepCredentials(db: Database, before: string) {
  return db.delete(usedCredential).where(lt(usedCredential.expiresAt, before))
}
