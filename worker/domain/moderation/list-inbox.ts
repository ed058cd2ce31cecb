import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/model/locales.ts'
import type { ModerationKind } from '../../../src/model/community/moderation.ts'
import type { Database } from '../../db/client.ts'
import { audit } from '../accounts/audit/audit.table.ts'
import { member } from '../accounts/members/member.table.ts'
import type { ItemRow } from './find-item.ts'
import { inScope } from './in-scope.ts'
import { findSubjectsOf, keyOfItem } from './find-subjects.ts'
import type { ModeratedSubject } from './moderated-kind.ts'
import type { ModeratedKinds } from './moderated-kind.ts'
import { moderationItem } from './moderation-item.table.ts'

const pageSize = 30

/** Last item of the page before. */
export interface InboxCursor {
  submittedAt: string
  id: number
}

export interface InboxEntry {
  item: ItemRow
  subject: ModeratedSubject
}

export interface Inbox {
  entries: InboxEntry[]
  /** Null on the last page. */
  next: InboxCursor | null
}

/**
 * Waiting items, oldest first. An item without a subject, which is gone without having been withdrawn, is deleted.
 * @param kind null for all
 */
export async function listInbox(
  db: Database,
  kinds: ModeratedKinds,
  { kind, after }: { kind: ModerationKind | null; after: InboxCursor | null },
  locale: Locale,
): Promise<Inbox> {
  const { submittedAt, id } = moderationItem
  const rows = await db
    .select()
    .from(moderationItem)
    .where(
      and(
        eq(moderationItem.state, 'waiting'),
        inScope(kinds, kind),
        after === null
          ? undefined
          : or(
              gt(submittedAt, after.submittedAt),
              and(eq(submittedAt, after.submittedAt), gt(id, after.id)),
            ),
      ),
    )
    .orderBy(asc(submittedAt), asc(id))
    .limit(pageSize + 1)
  const page = rows.slice(0, pageSize)
  const subjects = await findSubjectsOf(db, kinds, page, locale)
  const entries = page.flatMap((item) => {
    const subject = subjects.get(keyOfItem(item))
    return subject === undefined ? [] : [{ item, subject }]
  })
  const lost = page.filter((item) => !subjects.has(keyOfItem(item)))
  if (lost.length > 0)
    await db.delete(moderationItem).where(
      inArray(
        id,
        lost.map((item) => item.id),
      ),
    )
  const last = page.at(-1)
  const hasMore = rows.length > pageSize && last !== undefined
  return {
    entries,
    next: hasMore ? { submittedAt: last.submittedAt, id: last.id } : null,
  }
}

export interface InboxCounts {
  /** Waiting items by kind. */
  waiting: { kind: string; n: number }[]
  /** ISO instant; null if nothing waits. */
  oldest: string | null
  /** Decisions since an instant, without those that were taken back. */
  done: number
}

/** Decisions in the log, which still has those on texts that their authors have deleted. */
function decisionsSince(db: Database, kinds: ModeratedKinds, since: string) {
  const nouns = [...kinds.values()].map(({ kind }) => kind)
  const noun = sql`substr(${audit.detail}, 1, instr(${audit.detail}, ' ') - 1)`
  const was = (outcome: string) => sql`${audit.detail} GLOB ${`* ${outcome}`}`
  const made = sql`(${was('approved')} OR ${was('rejected: *')})`
  return db
    .select({ n: sql<number>`max(0, coalesce(sum(${made}) - sum(${was('taken back')}), 0))` })
    .from(audit)
    .leftJoin(member, eq(member.id, audit.memberId))
    .where(
      and(
        eq(audit.action, 'sensitive_update'),
        gt(audit.at, since),
        inArray(noun, nouns),
        // Organisers decide corrections too, in an inbox of theirs.
        or(isNull(member.role), eq(member.role, 'moderator')),
      ),
    )
}

/** @param since ISO instant from which decisions are counted */
export async function countInbox(
  db: Database,
  kinds: ModeratedKinds,
  since: string,
): Promise<InboxCounts> {
  const isKnown = inScope(kinds)
  const isWaiting = and(eq(moderationItem.state, 'waiting'), isKnown)
  const [waiting, [oldest], [done]] = await db.batch([
    db
      .select({ kind: moderationItem.kind, n: sql<number>`count(*)` })
      .from(moderationItem)
      .where(isWaiting)
      .groupBy(moderationItem.kind),
    db
      .select({ at: sql<string | null>`min(${moderationItem.submittedAt})` })
      .from(moderationItem)
      .where(isWaiting),
    decisionsSince(db, kinds, since),
  ])
  return { waiting, oldest: oldest?.at ?? null, done: done?.n ?? 0 }
}
