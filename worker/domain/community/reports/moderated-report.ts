import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { reportLabels } from '../../../../src/i18n/feedback-texts.ts'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { reportCategories } from '../../../../src/model/feedback.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/events/event-name.ts'
import type { Decision, ModeratedKind, ModeratedSubject } from '../moderation/moderated-kind.ts'
import { moderationItem } from '../moderation/moderation-item.table.ts'
import { setReviewState } from '../reviews/moderated-review.ts'
import { reviewReport } from './report.table.ts'

const rows = v.array(
  v.object({
    id: v.number(),
    category: v.picklist(reportCategories),
    text: v.nullable(v.string()),
    reviewText: v.string(),
    date: v.string(),
    permalink: v.string(),
    ...eventNames,
  }),
)

async function findSubjects(db: Database, ids: readonly number[], locale: Locale) {
  const [found] = await readBatch(db, [
    sql`SELECT p.id, p.category, p.text, r.text AS "reviewText", e.date, ev.permalink, ${eventNameColumns}
      FROM review_report p JOIN review r ON r.id = p.review_id JOIN event ev ON ev.id = r.event_id
      JOIN edition e ON e.id = r.edition_id
      WHERE p.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  ])
  return new Map(
    v.parse(rows, found).map((row): [number, ModeratedSubject] => {
      const { permalink, name } = withName(row, locale)
      const subject: ModeratedSubject = {
        title: name,
        text: row.text,
        language: null,
        stars: null,
        event: { permalink, name, year: Number(row.date.slice(0, 4)) },
        fields: [
          { name: 'report-reason', value: reportLabels[row.category]({}, { locale }) },
          { name: 'reported-text', value: row.reviewText },
        ],
      }
      return [row.id, subject]
    }),
  )
}

const reviewOf = ({ subjectId }: Decision) =>
  sql`(SELECT ${reviewReport.reviewId} FROM ${reviewReport} WHERE ${reviewReport.id} = ${subjectId})`

const itemOf = (decision: Decision) =>
  and(
    eq(moderationItem.kind, 'review'),
    eq(moderationItem.subjectId, reviewOf(decision)),
    decision.stands,
  )

/** Puts the reported review back into the inbox; its page shows it no longer. */
const takeDown = (db: Database, decision: Decision) => [
  ...setReviewState(db, reviewOf(decision), decision, 'waiting'),
  db
    .update(moderationItem)
    .set({ state: 'waiting', submittedAt: decision.at, openedBy: null, openedAt: null })
    .where(and(itemOf(decision), eq(moderationItem.state, 'approved'))),
]

/** Shows the review again, unless it was decided meanwhile. */
const putBack = (db: Database, decision: Decision) => {
  const waits = and(itemOf(decision), eq(moderationItem.submittedAt, decision.at))
  const item = sql`EXISTS (SELECT 1 FROM ${moderationItem} WHERE ${and(waits, eq(moderationItem.state, 'waiting'))})`
  return [
    ...setReviewState(db, reviewOf(decision), { ...decision, stands: item }, 'approved'),
    db
      .update(moderationItem)
      .set({ state: 'approved' })
      .where(and(waits, eq(moderationItem.state, 'waiting'))),
  ]
}

/** Reports in the moderators' inbox. To approve one is to judge the review again. */
export const moderatedReport: ModeratedKind = {
  kind: 'report',
  reasons: ['unfounded', 'unclear'],
  takesAnswer: false,
  findSubjects,
  approve: takeDown,
  reject: () => [],
  undo: (db, decision) => (decision.reason === null ? putBack(db, decision) : []),
}
