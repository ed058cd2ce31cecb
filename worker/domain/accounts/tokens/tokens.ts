import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  isNull,
  lt,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { DomainError } from '../../../../src/model/errors.ts'
import { randomToken, sha256 } from '../../../runtime/digest.ts'
import { member } from '../members/member.table.ts'
import { actionToken } from './token.table.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What a token may be used for, and for how long, in milliseconds (docs/decisions/0043-accounts.md). */
export const tokenLives = {
  confirm: day,
  reset: 30 * minute,
  email: hour,
  undelete: 30 * day,
  newsletter: 7 * day,
  /** Of the browser that has just registered: may ask for the mail again and correct the address. */
  pending: day,
} as const

export type TokenPurpose = keyof typeof tokenLives

/**
 * How many tokens of a purpose are good side by side; of all other purposes a new one voids the one before. A stranger
 * who asks for resets of somebody else's account voids none of the links that its holder has, and an unconfirmed account
 * is confirmed by any of its mails (docs/decisions/0043-accounts.md). Using one ends the others.
 */
const sideBySide: Partial<Record<TokenPurpose, number>> = { confirm: 12, reset: 6, pending: 4 }

interface Asked {
  purpose: TokenPurpose
  /** Null only for the newsletter. */
  memberId: number | null
  /** The address that is proved, where it is not the member's own. */
  address?: string
}

export interface Redeemed {
  purpose: TokenPurpose
  memberId: number | null
  address: string | null
}

const isPurpose = (text: string): text is TokenPurpose => Object.hasOwn(tokenLives, text)

const voided = (db: Database, which: SQL | undefined, now: Date) =>
  db
    .update(actionToken)
    .set({ usedAt: now.toISOString() })
    .where(and(which, isNull(actionToken.usedAt)))

/** Voids a member's links under way, of one purpose or of all. A statement, for a batch. */
export function voidTokens(
  db: Database,
  memberId: number,
  now: Date,
  purpose: TokenPurpose | null = null,
) {
  const all = eq(actionToken.memberId, memberId)
  return voided(db, purpose === null ? all : and(all, eq(actionToken.purpose, purpose)), now)
}

/** The newest tokens of a member, or of an address without one, that stay good beside a new one. */
function besideNew(db: Database, which: SQL | undefined, purpose: TokenPurpose) {
  return db
    .select({ hash: actionToken.hash })
    .from(actionToken)
    .where(and(which, isNull(actionToken.usedAt)))
    .orderBy(desc(actionToken.createdAt), sql`rowid DESC`)
    .limit((sideBySide[purpose] ?? 1) - 1)
}

/** Makes a token and voids older ones of its purpose (sideBySide). What is kept opens nothing: only its SHA-256. */
export async function issueToken(db: Database, asked: Asked, now: Date): Promise<string> {
  const token = randomToken()
  const { purpose, memberId, address = null } = asked
  const at = now.toISOString()
  const whose =
    memberId === null ? eq(actionToken.address, address ?? '') : eq(actionToken.memberId, memberId)
  const which = and(whose, eq(actionToken.purpose, purpose))
  await db.batch([
    voided(db, and(which, notInArray(actionToken.hash, besideNew(db, which, purpose))), now),
    db.insert(actionToken).values({
      hash: await sha256(token),
      purpose,
      memberId,
      address,
      createdAt: at,
      expiresAt: new Date(now.getTime() + tokenLives[purpose]).toISOString(),
    }),
  ])
  return token
}

/**
 * What a token is for, without using it. A confirmation that was voided before its account was confirmed is expired, not
 * used: it has done nothing.
 * @throws DomainError token-invalid, token-expired, token-used
 */
export async function readToken(
  db: Database,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<Redeemed> {
  const [row] = await db
    .select({ ...getTableColumns(actionToken), confirmedAt: member.confirmedAt })
    .from(actionToken)
    .leftJoin(member, eq(member.id, actionToken.memberId))
    .where(eq(actionToken.hash, await sha256(token)))
    .limit(1)
  if (row === undefined || !isPurpose(row.purpose) || !purposes.includes(row.purpose))
    throw new DomainError('token-invalid')
  const wasInVain = row.purpose === 'confirm' && row.confirmedAt === null
  if (row.usedAt !== null) throw new DomainError(wasInVain ? 'token-expired' : 'token-used')
  if (row.expiresAt <= now.toISOString()) throw new DomainError('token-expired')
  return { purpose: row.purpose, memberId: row.memberId, address: row.address }
}

/**
 * Uses a token up: of any number of requests at once, one gets it, because one statement looks and writes.
 * @throws DomainError token-invalid, token-expired, token-used
 */
export async function redeemToken(
  db: Database,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<Redeemed> {
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
  if (row === undefined || !isPurpose(row.purpose)) {
    await readToken(db, token, purposes, now)
    throw new DomainError('token-used')
  }
  return { purpose: row.purpose, memberId: row.memberId, address: row.address }
}

/** Takes away tokens that ended before an instant. A statement, for a batch. */
export function sweepTokens(db: Database, before: string) {
  return db.delete(actionToken).where(lt(actionToken.expiresAt, before))
}
