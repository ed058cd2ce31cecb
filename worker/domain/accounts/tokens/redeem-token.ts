import { and, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { member } from '../members/member.table.ts'
import { isTokenPurpose, type TokenPurpose } from './token-purposes.ts'
import { actionToken } from './token.table.ts'

/** Purpose and owner of a token. */
export interface RedeemedToken {
  purpose: TokenPurpose
  memberId: number | null
  address: string | null
}

/**
 * Reads a token without using it. A confirmation that was voided before its account was confirmed counts as expired, not
 * as used, because it has confirmed nothing.
 * @throws DomainError token-invalid, token-expired, token-used
 */
export async function readToken(
  db: Database,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<RedeemedToken> {
  const [row] = await db
    .select({ ...getTableColumns(actionToken), confirmedAt: member.confirmedAt })
    .from(actionToken)
    .leftJoin(member, eq(member.id, actionToken.memberId))
    .where(eq(actionToken.hash, await sha256(token)))
    .limit(1)
  if (row === undefined || !isTokenPurpose(row.purpose) || !purposes.includes(row.purpose))
    throw new DomainError('token-invalid')
  const hasConfirmedNothing = row.purpose === 'confirm' && row.confirmedAt === null
  if (row.usedAt !== null)
    throw new DomainError(hasConfirmedNothing ? 'token-expired' : 'token-used')
  if (row.expiresAt <= now.toISOString()) throw new DomainError('token-expired')
  return { purpose: row.purpose, memberId: row.memberId, address: row.address }
}

/**
 * Uses a token. One statement checks and writes, so that of simultaneous requests one succeeds.
 * @throws DomainError token-invalid, token-expired, token-used
 */
export async function redeemToken(
  db: Database,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<RedeemedToken> {
  const at = now.toISOString()
  const [row] = await db
    .update(actionToken)
    .set({ usedAt: at })
    .where(
      and(
        eq(actionToken.hash, await sha256(token)),
        isNull(actionToken.usedAt),
        gt(actionToken.expiresAt, at),
        sql`${actionToken.purpose} IN (SELECT value FROM json_each(${JSON.stringify(purposes)}))`,
      ),
    )
    .returning()
  if (row === undefined || !isTokenPurpose(row.purpose)) {
    await readToken(db, token, purposes, now)
    throw new DomainError('token-used')
  }
  return { purpose: row.purpose, memberId: row.memberId, address: row.address }
}
