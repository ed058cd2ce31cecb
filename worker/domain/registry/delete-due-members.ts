import { and, eq, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { selectRow } from '../../db/select-row.ts'
import { audit } from '../accounts/audit/audit.table.ts'
import type { AuditAction } from '../accounts/audit/record-audit.ts'
import { media } from '../accounts/media/media.table.ts'
import { allMemberData } from './all-member-data.ts'
import type { MemberKey } from '../accounts/members/member-data.ts'
import { member } from '../accounts/members/member.table.ts'

const day = 86_400_000

/** Days after which an unconfirmed account is deleted. */
const unconfirmedDays = 30

/** Condition for members to delete: 30 days after their request, or after a registration that was never confirmed. */
function isDue(now: Date) {
  const registeredBefore = new Date(now.getTime() - unconfirmedDays * day).toISOString()
  return or(
    lte(member.deleteAt, now.toISOString()),
    and(isNull(member.confirmedAt), lte(member.createdAt, registeredBefore)),
  )
}

/** Members to delete, as a query with the instant `since` from which each is due. */
export const waitingMembers = (now: Date) =>
  sql`SELECT iif(${member.deleteAt} <= ${now.toISOString()}, ${member.deleteAt},
      datetime(${member.createdAt}, ${`+${unconfirmedDays} days`})) AS since
    FROM ${member} WHERE ${isDue(now)}`

/** Deletes an account and all rows that refer to it in one batch; false if the deletion was cancelled meanwhile. */
async function deleteMember(db: Database, { id, email }: MemberKey, now: Date): Promise<boolean> {
  const idIfDue = db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.id, id),
        isDue(now),
        notExists(db.select({ id: media.id }).from(media).where(eq(media.memberId, id))),
      ),
    )
  const action: AuditAction = 'user_deleted'
  const statements = await Promise.all(
    Object.values(allMemberData).map(({ deleteRows }) =>
      deleteRows(db, { id, email, idIfDue, now }),
    ),
  )
  const [logged] = await db.batch([
    db
      .insert(audit)
      .select(
        selectRow(
          audit,
          { at: now.toISOString(), action, memberId: sql`${member.id}` },
          sql`FROM ${member} WHERE ${inArray(member.id, idIfDue)}`,
        ),
      )
      .returning({ id: audit.memberId }),
    ...statements.flat(),
    db.delete(member).where(inArray(member.id, idIfDue)),
  ])
  return logged.length > 0
}

/**
 * Deletes the accounts that are due. Their pictures are dropped first, for the job that deletes files and rows of
 * pictures; an account without pictures is then deleted. The log stays, under an id that no account has.
 * @param forget deletes the member's data outside of the database
 * @param limit accounts deleted; the others are deleted by the next run
 * @returns ids of the deleted accounts
 * @throws the first error, after all other accounts: one that cannot be deleted does not block them
 */
export async function deleteDueMembers(
  db: Database,
  forget: (memberId: number) => Promise<void>,
  now: Date,
  limit: number,
): Promise<number[]> {
  const due = db.select({ id: member.id }).from(member).where(isDue(now))
  const [, ready] = await db.batch([
    db
      .update(media)
      .set({ droppedAt: now.toISOString() })
      .where(and(isNull(media.droppedAt), inArray(media.memberId, due))),
    db
      .select({ id: member.id, email: member.email })
      .from(member)
      .where(
        and(
          isDue(now),
          notExists(db.select({ id: media.id }).from(media).where(eq(media.memberId, member.id))),
        ),
      )
      .limit(limit),
  ])
  const deleted: number[] = []
  const errors: unknown[] = []
  for (const each of ready) {
    try {
      await forget(each.id)
      if (await deleteMember(db, each, now)) deleted.push(each.id)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return deleted
}
