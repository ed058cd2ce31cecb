import type { BatchItem } from 'drizzle-orm/batch'
import { localeOrDefault } from '../../../src/model/locales.ts'
import type { Database } from '../../db/client.ts'
import { findMember } from '../accounts/members/find-member.ts'
import { queueDecisionMail } from './decision-mail.ts'
import type { ItemRow } from './find-item.ts'
import type { Decision, ModeratedKind } from './moderated-kind.ts'

/** The author of an item, with the event of its subject in the author's language and its draft; null without an account. */
async function authorOf(db: Database, { findSubjects }: ModeratedKind, item: ItemRow) {
  const { memberId, subjectId } = item
  const author = memberId === null ? null : await findMember(db, memberId)
  if (author === null) return null
  const subjects = await findSubjects(db, [subjectId], localeOrDefault(author.locale))
  const subject = subjects.get(subjectId)
  // An event that waits has no page yet; its title is its name.
  const draft = item.kind === 'event' ? (subject?.title ?? null) : null
  return { id: author.id, event: subject?.event?.name ?? draft, draft: subject?.draftId ?? null }
}

/** Statements that queue an email to the author with the reason of a rejection; none for a text without an account. */
export async function rejectionMail(
  db: Database,
  kind: ModeratedKind,
  item: ItemRow,
  decision: Decision,
): Promise<BatchItem<'sqlite'>[]> {
  const { reason, answer } = decision
  const author = reason === null ? null : await authorOf(db, kind, item)
  if (author === null || reason === null) return []
  const { event, draft } = author
  const details = { item: item.kind, event, draft, reason, note: answer }
  return [queueDecisionMail(db, decision, author.id, { kind: 'text-rejected', details })]
}

/** Statements that send the author the answer of a moderator; none without an answer, or an account. */
export async function answerMail(
  db: Database,
  kind: ModeratedKind,
  item: ItemRow,
  decision: Decision,
): Promise<BatchItem<'sqlite'>[]> {
  const { answer } = decision
  if (!kind.takesAnswer || answer === null) return []
  const author = await authorOf(db, kind, item)
  if (author === null) return []
  const details = { event: author.event, note: answer }
  return [queueDecisionMail(db, decision, author.id, { kind: 'text-answered', details })]
}
