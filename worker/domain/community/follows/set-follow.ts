import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { followsLimit } from '../../../../src/model/values/limits.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { organiserFollow } from './organiser-follow.table.ts'

/**
 * Follows an organiser; again, it changes nothing. One statement checks and inserts, so that the limit is exact.
 * @throws DomainError not-found for an unknown organiser; list-full
 */
export async function follow(
  db: Database,
  memberId: number,
  permalink: string,
  now: Date,
): Promise<void> {
  const isByMember = eq(organiserFollow.memberId, memberId)
  const wanted = eq(organiser.permalink, permalink)
  const followed = db.select({ n: count() }).from(organiserFollow).where(isByMember)
  const [, [known], [present]] = await db.batch([
    db
      .insert(organiserFollow)
      .select(
        selectRow(
          organiserFollow,
          { memberId, organiserId: sql`${organiser.id}`, followedAt: now.toISOString() },
          sql`FROM ${organiser} WHERE ${and(wanted, lt(sql`(${followed})`, followsLimit))}`,
        ),
      )
      .onConflictDoNothing(),
    db.select({ id: organiser.id }).from(organiser).where(wanted),
    db
      .select({ id: organiser.id })
      .from(organiserFollow)
      .innerJoin(organiser, eq(organiser.id, organiserFollow.organiserId))
      .where(and(isByMember, wanted)),
  ])
  if (known === undefined) throw new DomainError('not-found')
  if (present === undefined) throw new DomainError('list-full')
}

/** Follows an organiser no longer; again, or for an unknown one, it changes nothing. */
export async function unfollow(db: Database, memberId: number, permalink: string): Promise<void> {
  const wanted = db
    .select({ id: organiser.id })
    .from(organiser)
    .where(eq(organiser.permalink, permalink))
  await db
    .delete(organiserFollow)
    .where(
      and(eq(organiserFollow.memberId, memberId), inArray(organiserFollow.organiserId, wanted)),
    )
}
