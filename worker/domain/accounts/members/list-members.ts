import { count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Role } from '../../../../src/model/members/members.ts'
import type { Database } from '../../../db/client.ts'
import type { MemberRow } from './find-member.ts'
import { member } from './member.table.ts'

const mostListed = 200

export interface MemberList {
  /** The newest 200. */
  members: MemberRow[]
  counts: { all: number; unconfirmed: number; blocked: number }
}

/** Members for operators, the newest first, with counts of all. @param role null for every role */
export async function listMembers(db: Database, role: Role | null): Promise<MemberList> {
  const counted = (condition?: ReturnType<typeof isNull>) =>
    db.select({ n: count() }).from(member).where(condition)
  const [members, [all], [unconfirmed], [blocked]] = await db.batch([
    db
      .select()
      .from(member)
      .where(role === null ? undefined : eq(member.role, role))
      .orderBy(desc(member.id))
      .limit(mostListed),
    counted(),
    counted(isNull(member.confirmedAt)),
    counted(isNotNull(member.blockedAt)),
  ])
  const counts = { all: all?.n ?? 0, unconfirmed: unconfirmed?.n ?? 0, blocked: blocked?.n ?? 0 }
  return { members, counts }
}
