import { and, eq } from 'drizzle-orm'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { Database } from '../../db/client.ts'
import { findMember, type MemberRow } from '../accounts/members/find-member.ts'
import { findItem, isWrittenBy, kindOf, type ItemRow } from './find-item.ts'
import { findSignals, type Signals } from './find-signals.ts'
import type { ModeratedKind, ModeratedSubject, ProposedChange } from './moderated-kind.ts'
import type { ModeratedKinds } from './moderated-kind.ts'
import { moderationItem } from './moderation-item.table.ts'

/** Milliseconds for which an item counts as open after a moderator opened it. */
const openMs = 10 * 60_000

export interface OpenedItem {
  item: ItemRow
  kind: ModeratedKind
  subject: ModeratedSubject
  author: MemberRow | null
  /** True if the moderator wrote the text, which a colleague decides. */
  isByReader: boolean
  signals: Signals
  /** For a correction. */
  change: ProposedChange | null
  /** ISO instant since which a colleague has the item open; null if none has. */
  colleagueSince: string | null
}

/**
 * An item with its signals; records that the moderator has it open. Reading is free: only the decision is exclusive.
 * @param moderatorId null in the terminal, which opens nothing
 * @throws DomainError not-found
 */
export async function openItem(
  db: Database,
  kinds: ModeratedKinds,
  id: number,
  moderatorId: number | null,
  locale: Locale,
  now: Date,
): Promise<OpenedItem> {
  const item = await findItem(db, kinds, id)
  const kind = kindOf(kinds, item)
  const subject = (await kind.findSubjects(db, [item.subjectId], locale)).get(item.subjectId)
  if (subject === undefined) throw new DomainError('not-found')
  const { openedBy, openedAt } = item
  const recently = new Date(now.getTime() - openMs).toISOString()
  const isOpen = openedBy !== null && openedAt !== null && openedAt > recently
  const colleagueSince = isOpen && openedBy !== moderatorId ? openedAt : null
  if (moderatorId !== null && colleagueSince === null)
    await db
      .update(moderationItem)
      .set({ openedBy: moderatorId, openedAt: isOpen ? openedAt : now.toISOString() })
      .where(and(eq(moderationItem.id, id), eq(moderationItem.state, 'waiting')))
  const author = item.memberId === null ? null : await findMember(db, item.memberId)
  const signals = await findSignals(db, kinds, { item, subject, author }, locale, now)
  const change = (await kind.findChange?.(db, item.subjectId, locale)) ?? null
  const isByReader = isWrittenBy(item, moderatorId)
  return { item, kind, subject, author, isByReader, signals, change, colleagueSince }
}
