import { and, eq, isNull, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { actionToken } from './token.table.ts'
import type { TokenPurpose } from './token-purposes.ts'

/** Statement that voids the unused tokens that match a condition. */
export function voidMatching(db: Database, condition: SQL | undefined, now: Date) {
  return db
    .update(actionToken)
    .set({ usedAt: now.toISOString() })
    .where(and(condition, isNull(actionToken.usedAt)))
}

/** Statement that voids a member's unused tokens, of one purpose or of all. */
export function voidTokens(
  db: Database,
  memberId: number,
  now: Date,
  purpose: TokenPurpose | null = null,
) {
  const all = eq(actionToken.memberId, memberId)
  return voidMatching(db, purpose === null ? all : and(all, eq(actionToken.purpose, purpose)), now)
}

/** Statement that deletes tokens that expired before an instant. */
export function sweepTokens(db: Database, before: string) {
  return db.delete(actionToken).where(lt(actionToken.expiresAt, before))
}
