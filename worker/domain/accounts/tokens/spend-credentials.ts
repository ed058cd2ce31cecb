import { lt } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { usedCredential } from './token.table.ts'

/**
 * Marks single-use credentials as used: an identity provider's token and its nonce. One statement inserts both or
 * neither, so that of simultaneous requests with either of them one succeeds.
 * @param until their expiry
 * @returns false if one of them was used before
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

/** Statement that deletes credentials that expired before an instant. */
export function sweepCredentials(db: Database, before: string) {
  return db.delete(usedCredential).where(lt(usedCredential.expiresAt, before))
}
