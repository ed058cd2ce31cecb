import { sql } from 'drizzle-orm'
import { categoryLabels, factLabels } from '../../../../src/i18n/feedback-texts.ts'
import { price } from '../../../../src/i18n/format.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import type { ModeratedKind, ModeratedSubject } from '../../moderation/moderated-kind.ts'
import { findFeedback, type FeedbackFacts } from './list-feedback.ts'

function fieldsOf(
  { category, fact, proposed, link, amount, currency }: FeedbackFacts,
  locale: Locale,
): ModeratedSubject['fields'] {
  const to = { locale }
  const offer = amount === null || currency === null ? null : price(amount, currency, locale)
  return [
    { name: 'category', value: categoryLabels[category]({}, to) },
    ...(fact === null ? [] : [{ name: 'fact', value: factLabels[fact]({}, to) } as const]),
    ...(proposed === null ? [] : [{ name: 'proposed', value: proposed } as const]),
    ...(offer === null ? [] : [{ name: 'offer', value: offer } as const]),
    ...(link === null ? [] : [{ name: 'link', value: link } as const]),
  ]
}

async function findSubjects(db: Database, ids: readonly number[], locale: Locale) {
  const chosen = sql`f.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const found = await findFeedback(db, chosen, locale)
  return new Map(
    found.map((entry): [number, ModeratedSubject] => {
      const { id, permalink, name, text } = entry
      const event = { permalink, name, year: null }
      const fields = fieldsOf(entry, locale)
      return [id, { title: name, text, language: entry.locale, stars: null, event, fields }]
    }),
  )
}

/** Feedback in the moderators' inbox. Its state is that of the item, so a decision changes nothing else. */
export const moderatedFeedback: ModeratedKind = {
  kind: 'feedback',
  reasons: ['unfounded', 'unclear', 'off-topic', 'insult', 'advert'],
  takesAnswer: true,
  findSubjects,
  approve: () => [],
  reject: () => [],
  undo: () => [],
}
