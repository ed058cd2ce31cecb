import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { reviewStates } from '../../../../src/model/community/reviews.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import { readReviews, reviewColumns, reviewTables } from './find-reviews.ts'

const reviewRow = v.object({
  permalink: v.string(),
  ...eventNames,
  editionId: v.number(),
  raceId: v.nullable(v.number()),
  state: v.picklist(reviewStates),
  revisedAt: v.nullable(v.string()),
  /** Reason and text of a moderator who did not accept it. */
  reason: v.nullable(v.string()),
  answer: v.nullable(v.string()),
})

/** All reviews of a member in any state, the latest first. */
export async function listMemberReviews(db: Database, memberId: number, locale: Locale) {
  const [rows] = await readBatch(db, [
    sql`SELECT ${reviewColumns}, ev.permalink, ${eventNameColumns}, r.edition_id AS "editionId", r.race_id AS "raceId",
        r.state, r.revised_at AS "revisedAt", i.reason, i.answer
      FROM ${reviewTables} LEFT JOIN moderation_item i ON i.kind = 'review' AND i.subject_id = r.id
      WHERE r.member_id = ${memberId} ORDER BY r.written_at DESC, r.id DESC`,
  ])
  const reviews = readReviews(rows, locale)
  return v.parse(v.array(reviewRow), rows).flatMap((row, index) => {
    const shown = reviews[index]
    return shown === undefined ? [] : [{ ...shown, ...withName(row, locale) }]
  })
}

export type MemberReview = Awaited<ReturnType<typeof listMemberReviews>>[number]
