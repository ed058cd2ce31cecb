import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import type { MemberRow } from './find-member.ts'
import { googleIdentity, type IdentityClaims } from './identity-claims.ts'
import { identity, member } from './member.table.ts'

/** The member connected with a subject; null for a subject without a connection. */
export async function findBySubject(db: Database, subject: string): Promise<MemberRow | null> {
  const [row] = await db
    .select({ member })
    .from(identity)
    .innerJoin(member, eq(member.id, identity.memberId))
    .where(and(eq(identity.provider, googleIdentity), eq(identity.subject, subject)))
    .limit(1)
  return row?.member ?? null
}

/**
 * Connects a subject with a member.
 * @returns false if the member is connected with another Google account
 * @throws a unique violation if the subject is connected with another member
 */
export async function insertIdentity(
  db: Database,
  { subject, email }: IdentityClaims,
  memberId: number,
  from: AuditOrigin | null,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const hasIdentity = db
    .select({ one: sql`1` })
    .from(identity)
    .where(and(eq(identity.provider, googleIdentity), eq(identity.memberId, memberId)))
  const [written] = await db.batch([
    db
      .insert(identity)
      .select(
        selectRow(
          identity,
          { provider: googleIdentity, subject, memberId, email, createdAt: at },
          sql`WHERE NOT EXISTS ${hasIdentity}`,
        ),
      )
      .returning({ subject: identity.subject }),
    auditEntry(db, { action: 'user_updated', memberId, from, detail: 'google' }, now),
  ])
  return written.length > 0
}

/**
 * Connects a Google account with a member who is signed in and has just entered the password.
 * @returns 'taken' if the Google account belongs to another member, 'another' if this member has a different one
 */
export async function connectIdentity(
  db: Database,
  claims: IdentityClaims,
  memberId: number,
  from: AuditOrigin | null,
  now: Date,
): Promise<'connected' | 'taken' | 'another'> {
  const known = await findBySubject(db, claims.subject)
  if (known !== null) return known.id === memberId ? 'connected' : 'taken'
  try {
    return (await insertIdentity(db, claims, memberId, from, now)) ? 'connected' : 'another'
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}
