import { and, desc, eq, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { randomToken, sha256 } from '../../../runtime/digest.ts'
import { tokenLifetimes, type TokenPurpose } from './token-purposes.ts'
import { actionToken } from './token.table.ts'
import { voidMatching } from './void-tokens.ts'

/**
 * Maximum of valid tokens of a purpose; 1 for the others. With several, a stranger who requests resets of an account does
 * not void the links that its owner has, and any of the emails of an unconfirmed account confirms it
 * (docs/decisions/0043-accounts.md). Using one voids the others.
 */
const maxValid: Partial<Record<TokenPurpose, number>> = {
  confirm: 12,
  reset: 6,
  undelete: 6,
  pending: 4,
}

interface TokenRequest {
  purpose: TokenPurpose
  /** Null only for the newsletter. */
  memberId: number | null
  /** Address to confirm, if it is not the member's own. */
  address?: string
}

/** Query of the newest unused tokens, which stay valid beside a new one. */
function tokensToKeep(db: Database, condition: SQL | undefined, purpose: TokenPurpose) {
  return db
    .select({ hash: actionToken.hash })
    .from(actionToken)
    .where(and(condition, isNull(actionToken.usedAt)))
    .orderBy(desc(actionToken.createdAt), sql`rowid DESC`)
    .limit((maxValid[purpose] ?? 1) - 1)
}

/** Creates a token and voids older ones of its purpose above `maxValid`. The database stores its SHA-256 only. */
export async function issueToken(db: Database, request: TokenRequest, now: Date): Promise<string> {
  const token = randomToken()
  const { purpose, memberId, address = null } = request
  const at = now.toISOString()
  const isOwners =
    memberId === null ? eq(actionToken.address, address ?? '') : eq(actionToken.memberId, memberId)
  const condition = and(isOwners, eq(actionToken.purpose, purpose))
  await db.batch([
    voidMatching(
      db,
      and(condition, notInArray(actionToken.hash, tokensToKeep(db, condition, purpose))),
      now,
    ),
    db.insert(actionToken).values({
      hash: await sha256(token),
      purpose,
      memberId,
      address,
      createdAt: at,
      expiresAt: new Date(now.getTime() + tokenLifetimes[purpose]).toISOString(),
    }),
  ])
  return token
}
