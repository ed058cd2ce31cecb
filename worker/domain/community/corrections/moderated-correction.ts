import { sql, type SQL } from 'drizzle-orm'
import { correctedFact, correctedValue } from '../../../../src/i18n/correction-texts.ts'
import { number } from '../../../../src/i18n/format.ts'
import { joined } from '../../../../src/i18n/joins.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { isSameValues, valuesAt } from '../../../../src/model/corrections/corrected-values.ts'
import type { Database } from '../../../db/client.ts'
import { readFacts } from '../../catalogue/facts/read-facts.ts'
import { queueDecisionMail } from '../../moderation/decision-mail.ts'
import type {
  ModeratedKind,
  ModeratedSubject,
  ProposedChange,
} from '../../moderation/moderated-kind.ts'
import { findCorrections, type Correction } from './find-corrections.ts'
import { eventOf, sendersOf } from './senders.ts'

function subjectOf(correction: Correction, locale: Locale): ModeratedSubject {
  const { permalink, name, path, proposed, text, link, senders } = correction
  const fact = correctedFact(correction, locale)
  return {
    title: name,
    text: joined([fact, correctedValue(path, proposed, locale) ?? '–'], locale),
    language: null,
    stars: null,
    event: { permalink, name, year: null },
    fields: [
      ...(link === null ? [] : [{ name: 'link', value: link } as const]),
      ...(text === '' ? [] : [{ name: 'comment', value: text } as const]),
      ...(senders === 1 ? [] : [{ name: 'senders', value: number(senders, locale) } as const]),
    ],
  }
}

async function findSubjects(db: Database, ids: readonly number[], locale: Locale) {
  const chosen = sql`f.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const found = await findCorrections(db, chosen, locale)
  return new Map(found.map((each) => [each.id, subjectOf(each, locale)] as const))
}

async function findChange(
  db: Database,
  id: number,
  locale: Locale,
): Promise<ProposedChange | null> {
  const [correction] = await findCorrections(db, sql`f.id = ${id}`, locale)
  if (correction === undefined) return null
  const { eventId, path, former, proposed } = correction
  const stored = await readFacts(db, eventId)
  if (stored === null) return null
  const present = valuesAt(stored.facts, proposed)
  const isThird = !isSameValues(present, former) && !isSameValues(present, proposed)
  return {
    fact: correctedFact(correction, locale),
    present: correctedValue(path, present, locale),
    proposed: correctedValue(path, proposed, locale),
    former: isThird ? { value: correctedValue(path, former, locale) } : null,
  }
}

/**
 * Corrections of facts in the inbox of moderators or organisers. `applyCorrection` publishes an approved one once the
 * approval can no longer be taken back, and queues emails to the senders.
 * @param scope items that the reader may decide
 */
export const moderatedCorrection = (scope: SQL): ModeratedKind => ({
  kind: 'correction',
  scope,
  reasons: ['unfounded', 'unclear', 'off-topic', 'advert'],
  takesAnswer: false,
  findSubjects,
  findChange,
  undoable: (subjectId) =>
    sql`EXISTS (SELECT 1 FROM feedback WHERE id = ${subjectId} AND outcome IS NULL)`,
  approve: () => [],
  reject: (db, decision) => {
    const { subjectId, reason, answer } = decision
    const event = eventOf(subjectId)
    return [
      queueDecisionMail(db, decision, sendersOf(subjectId), {
        kind: 'correction-declined',
        details: sql`json_object('event', ${event}, 'reason', ${reason}, 'note', ${answer})`,
      }),
    ]
  },
  undo: () => [],
})
