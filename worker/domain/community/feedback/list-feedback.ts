import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { currencies } from '../../../../src/model/values/currencies.ts'
import {
  feedbackCategories,
  feedbackFacts,
  type FeedbackState,
} from '../../../../src/model/community/feedback.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'

const row = v.object({
  id: v.number(),
  permalink: v.string(),
  ...eventNames,
  category: v.picklist(feedbackCategories),
  text: v.string(),
  fact: v.nullable(v.picklist(feedbackFacts)),
  path: v.nullable(v.string()),
  race: v.nullable(v.string()),
  sport: v.nullable(v.string()),
  proposed: v.nullable(v.string()),
  link: v.nullable(v.string()),
  amount: v.nullable(v.number()),
  currency: v.nullable(v.picklist(currencies)),
  locale: v.string(),
  sentAt: v.string(),
  itemState: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  answer: v.nullable(v.string()),
})

const stateOf = (itemState: string | null): FeedbackState => {
  if (itemState === 'approved') return 'answered'
  return itemState === 'rejected' ? 'closed' : 'received'
}

/** Feedback rows that match a condition on `f`, newest first, with the event's name in the language. */
export async function findFeedback(
  db: Database,
  condition: ReturnType<typeof sql>,
  locale: Locale,
) {
  const [rows] = await readBatch(db, [
    sql`SELECT f.id, ev.permalink, ${eventNameColumns}, f.category, f.text, f.fact, f.path, f.race, f.sport, f.proposed, f.link, f.amount, f.currency,
        f.locale, f.sent_at AS "sentAt", i.state AS "itemState", i.reason, i.answer
      FROM feedback f JOIN event ev ON ev.id = f.event_id
      LEFT JOIN moderation_item i ON i.kind IN ('feedback', 'correction') AND i.subject_id = coalesce(f.same_as, f.id)
      WHERE ${condition} ORDER BY f.sent_at DESC, f.id DESC`,
  ])
  return v.parse(v.array(row), rows).map(({ itemState, ...found }) => ({
    ...withName(found, locale),
    state: stateOf(itemState),
  }))
}

export type FeedbackFacts = Awaited<ReturnType<typeof findFeedback>>[number]

/** All feedback of a member. */
export const listFeedback = (db: Database, memberId: number, locale: Locale) =>
  findFeedback(db, sql`f.member_id = ${memberId}`, locale)
