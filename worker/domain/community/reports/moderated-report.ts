import { and, eq, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { reportLabels } from '../../../../src/i18n/feedback-texts.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { reportCategories } from '../../../../src/model/community/feedback.ts'
import type { ReviewState } from '../../../../src/model/community/reviews.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { renderedPages } from '../../catalogue/events/pages-of-events.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import { reviewAnswer } from '../answers/review-answer.table.ts'
import type { Decision, ModeratedKind, ModeratedSubject } from '../../moderation/moderated-kind.ts'
import { moderationItem } from '../../moderation/moderation-item.table.ts'
import { setReviewState } from '../reviews/moderated-review.ts'
import { pagesOfReviews } from '../reviews/pages-of-reviews.ts'
import { review } from '../reviews/review.table.ts'

const rows = v.array(
  v.object({
    id: v.number(),
    category: v.picklist(reportCategories),
    text: v.nullable(v.string()),
    reviewText: v.string(),
    /** Published answer of the organisation. */
    answer: v.nullable(v.string()),
    date: v.string(),
    permalink: v.string(),
    ...eventNames,
  }),
)

/** Reports of members, and of those who have left, whose words are deleted. */
const allReports = sql`SELECT id, review_id, category, text FROM review_report
  UNION ALL SELECT id, review_id, category, NULL FROM anonymous_report`

async function findSubjects(db: Database, ids: readonly number[], locale: Locale) {
  const [found] = await readBatch(db, [
    sql`SELECT p.id, p.category, p.text, r.text AS "reviewText", an.text AS answer, e.date, ev.permalink, ${eventNameColumns}
      FROM (${allReports}) p JOIN review r ON r.id = p.review_id JOIN event ev ON ev.id = r.event_id
      JOIN edition e ON e.id = r.edition_id
      LEFT JOIN review_answer an ON an.review_id = r.id AND an.state = 'approved'
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
          ...(row.answer === null ? [] : [{ name: 'owner-answer', value: row.answer } as const]),
        ],
      }
      return [row.id, subject]
    }),
  )
}

const reviewOf = ({ subjectId }: Pick<Decision, 'subjectId'>) =>
  sql`(SELECT review_id FROM (${allReports}) WHERE id = ${subjectId})`

/** A text that a report takes down: the review, and the organisation's answer to it. */
interface Reported {
  kind: 'review' | 'answer'
  id: (decision: Decision) => SQL
}

const reportedReview: Reported = { kind: 'review', id: reviewOf }
const reportedAnswer: Reported = {
  kind: 'answer',
  id: (decision) =>
    sql`(SELECT ${reviewAnswer.id} FROM ${reviewAnswer} WHERE ${reviewAnswer.reviewId} = ${reviewOf(decision)})`,
}

const itemOf = ({ kind, id }: Reported, decision: Decision) =>
  and(eq(moderationItem.kind, kind), eq(moderationItem.subjectId, id(decision)), decision.stands)

const setAnswerState = (db: Database, decision: Decision, state: ReviewState, condition: SQL) =>
  db
    .update(reviewAnswer)
    .set({ state })
    .where(and(eq(reviewAnswer.id, reportedAnswer.id(decision)), condition))

const submitAgain = (db: Database, reported: Reported, decision: Decision) =>
  db
    .update(moderationItem)
    .set({ state: 'waiting', submittedAt: decision.at, openedBy: null, openedAt: null })
    .where(and(itemOf(reported, decision), eq(moderationItem.state, 'approved')))

/** Puts the reported review and its published answer back into the inbox; the page shows them no longer. */
const takeDown = (db: Database, decision: Decision) => [
  ...setReviewState(db, reviewOf(decision), decision, 'waiting'),
  setAnswerState(
    db,
    decision,
    'waiting',
    sql`${reviewAnswer.state} = 'approved' AND ${decision.stands}`,
  ),
  submitAgain(db, reportedReview, decision),
  submitAgain(db, reportedAnswer, decision),
]

/** Shows them again, unless they were decided meanwhile. */
const putBack = (db: Database, decision: Decision) => {
  const waits = (reported: Reported) =>
    and(
      itemOf(reported, decision),
      eq(moderationItem.submittedAt, decision.at),
      eq(moderationItem.state, 'waiting'),
    )
  const item = (reported: Reported) =>
    sql`EXISTS (SELECT 1 FROM ${moderationItem} WHERE ${waits(reported)})`
  const accept = (reported: Reported) =>
    db.update(moderationItem).set({ state: 'approved' }).where(waits(reported))
  return [
    ...setReviewState(
      db,
      reviewOf(decision),
      { ...decision, stands: item(reportedReview) },
      'approved',
    ),
    setAnswerState(db, decision, 'approved', item(reportedAnswer)),
    accept(reportedReview),
    accept(reportedAnswer),
  ]
}

/** Reports in the moderators' inbox. To approve one is to judge the review and its answer again. */
export const moderatedReport: ModeratedKind = {
  kind: 'report',
  reasons: ['unfounded', 'unclear'],
  takesAnswer: false,
  findSubjects,
  approve: takeDown,
  reject: () => [],
  undo: (db, decision) => (decision.reason === null ? putBack(db, decision) : []),
  shownOn: async (db, id) =>
    renderedPages(await pagesOfReviews(db, sql`${review.id} = ${reviewOf({ subjectId: id })}`)),
  isTakedown: true,
}
