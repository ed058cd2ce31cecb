import { and, eq, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { ReviewState } from '../../../../src/model/community/reviews.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { renderedPages } from '../../catalogue/events/pages-of-events.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import type { Decision, ModeratedKind, ModeratedSubject } from '../../moderation/moderated-kind.ts'
import { pagesOfReviews } from '../reviews/pages-of-reviews.ts'
import { review } from '../reviews/review.table.ts'
import { reviewAnswer } from './review-answer.table.ts'

const rows = v.array(
  v.object({
    id: v.number(),
    text: v.string(),
    locale: v.string(),
    organisation: v.string(),
    reviewText: v.string(),
    date: v.string(),
    permalink: v.string(),
    ...eventNames,
  }),
)

async function findSubjects(db: Database, ids: readonly number[], locale: Locale) {
  const [found] = await readBatch(db, [
    sql`SELECT a.id, a.text, a.locale, o.name AS organisation, r.text AS "reviewText", e.date, ev.permalink, ${eventNameColumns}
      FROM review_answer a JOIN organiser o ON o.id = a.organiser_id JOIN review r ON r.id = a.review_id
      JOIN event ev ON ev.id = r.event_id JOIN edition e ON e.id = r.edition_id
      WHERE a.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  ])
  return new Map(
    v.parse(rows, found).map((row): [number, ModeratedSubject] => {
      const { permalink, name } = withName(row, locale)
      const subject: ModeratedSubject = {
        title: name,
        text: row.text,
        language: row.locale,
        stars: null,
        event: { permalink, name, year: Number(row.date.slice(0, 4)) },
        fields: [
          { name: 'organisation', value: row.organisation },
          ...(row.reviewText === '' ? [] : [{ name: 'review', value: row.reviewText } as const]),
        ],
      }
      return [row.id, subject]
    }),
  )
}

const setState = (
  db: Database,
  { subjectId, stands }: Decision,
  state: ReviewState,
  more: { announcedAt?: SQL } = {},
) => [
  db
    .update(reviewAnswer)
    .set({ state, ...more })
    .where(and(eq(reviewAnswer.id, subjectId), stands)),
]

/** An email that was queued since the decision is not sent: the answer is no longer published. */
const announcedBefore = (at: string) =>
  sql`CASE WHEN ${reviewAnswer.announcedAt} < ${at} THEN ${reviewAnswer.announcedAt} END`

/** Answers of organisations in the moderators' inbox. */
export const moderatedAnswer: ModeratedKind = {
  kind: 'answer',
  reasons: ['names-person', 'insult', 'advert', 'off-topic'],
  takesAnswer: false,
  findSubjects,
  approve: (db, decision) => setState(db, decision, 'approved'),
  reject: (db, decision) => setState(db, decision, 'rejected'),
  undo: (db, decision) =>
    setState(db, decision, 'waiting', { announcedAt: announcedBefore(decision.at) }),
  shownOn: async (db, id) =>
    renderedPages(
      await pagesOfReviews(
        db,
        sql`${review.id} = (SELECT review_id FROM review_answer WHERE id = ${id})`,
      ),
    ),
}
