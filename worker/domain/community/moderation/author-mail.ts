import type { BatchItem } from 'drizzle-orm/batch'
import { localeOrDefault } from '../../../../src/i18n/locales.ts'
import type { Database } from '../../../db/client.ts'
import { findMember } from '../../accounts/members/find-member.ts'
import { queueDecisionMail } from './decision-mail.ts'
import type { ItemRow } from './find-item.ts'
import type { Decision, ModeratedKind } from './moderated-kind.ts'

/** Statements that tell the author why a text was rejected; none for a text without an account. */
export async function rejectionMail(
  db: Database,
  { findSubjects }: ModeratedKind,
  { memberId, subjectId }: ItemRow,
  decision: Decision,
): Promise<BatchItem<'sqlite'>[]> {
  const { reason, answer } = decision
  const author = memberId === null ? null : await findMember(db, memberId)
  if (author === null || reason === null) return []
  const subjects = await findSubjects(db, [subjectId], localeOrDefault(author.locale))
  const event = subjects.get(subjectId)?.event?.name ?? null
  const details = { event, reason, note: answer }
  return [queueDecisionMail(db, decision, author.id, { kind: 'text-rejected', details })]
}
