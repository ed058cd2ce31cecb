import { sql } from 'drizzle-orm'
import { phaseOf } from '../../../../src/model/challenges/challenge.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { challengesJoinedLimit } from '../../../../src/model/values/limits.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { countMembers } from './count-members.ts'
import { findChallenge } from './find-challenge.ts'
import { endProofs } from './results-sql.ts'

/**
 * Joins a challenge and counts the member's results; again, it changes only what others see of the member.
 * @throws DomainError not-found; conflict for a challenge that is over; list-full
 */
export async function joinChallenge(
  db: Database,
  memberId: number,
  { slug, isListed, isNamed }: { slug: string; isListed: boolean; isNamed: boolean },
  now: Date,
): Promise<void> {
  const stored = await findChallenge(db, slug)
  const { id, challenge } = stored
  const phase = phaseOf(challenge, now.toISOString().slice(0, 10))
  const isOver = phase === 'closed' || phase === 'archived'
  const [listed, named] = [isListed ? 1 : 0, isNamed ? 1 : 0]
  const [, inserted, found] = await db.$client.batch<{ joined: number }>([
    prepare(
      db,
      sql`UPDATE challenge_member SET is_listed = ${listed}, is_named = ${named}
        WHERE challenge_id = ${id} AND member_id = ${memberId}`,
    ),
    prepare(
      db,
      sql`INSERT INTO challenge_member (challenge_id, member_id, joined_at, is_listed, is_named)
        SELECT ${id}, ${memberId}, ${now.toISOString()}, ${listed}, ${named} WHERE ${isOver ? 0 : 1} = 1
          AND (SELECT count(*) FROM challenge_member WHERE member_id = ${memberId}) < ${challengesJoinedLimit}
        ON CONFLICT DO NOTHING`,
    ),
    prepare(
      db,
      sql`SELECT count(*) AS joined FROM challenge_member WHERE challenge_id = ${id} AND member_id = ${memberId}`,
    ),
  ])
  if (found?.results[0]?.joined !== 1) throw new DomainError(isOver ? 'conflict' : 'list-full')
  if (inserted?.meta.changes !== 0) await countMembers(db, stored, now, memberId)
}

/** Leaves a challenge, whose certificate is then gone. The results stay. @throws DomainError not-found */
export async function leaveChallenge(db: Database, memberId: number, slug: string): Promise<void> {
  const { id } = await findChallenge(db, slug)
  const isRow = sql`challenge_id = ${id} AND member_id = ${memberId}`
  await db.$client.batch([
    ...endProofs(isRow).map((statement) => prepare(db, statement)),
    prepare(db, sql`DELETE FROM challenge_member WHERE ${isRow}`),
  ])
}
