import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { contentDocument, type ContentDocument } from '../../../../src/model/blocks/content.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import { reachableSql } from '../../accounts/members/reachable.ts'
import type { MailingRun } from '../../messages/mailing/mailing-run.ts'

/** Ends of challenges `d` in the emails to the members `who` who joined them (`cm`), once for each of the two. */

const hasEnded = (day: string): string =>
  `d.kind = 'challenge' AND d.state = 'published' AND d.content ->> '$.challenge.closesOn' < ${day}
    AND NOT coalesce(d.content ->> '$.challenge.isArchived', 0)`

/** Statement that is not empty if a member is to hear of an end. @param day SQL of the ISO date of the run */
export const anyEndedSql = (day: string): string => `SELECT 1 FROM document d
  JOIN challenge_member cm ON cm.challenge_id = d.id AND cm.end_announced_at IS NULL
  JOIN member who ON who.id = cm.member_id WHERE ${hasEnded(day)} AND ${reachableSql}`

/** Rows for the statement of readers of a step: ids of challenges. @param columns of `who` */
export const endedSql = (columns: string, step: string, day: string): string =>
  `SELECT ${columns}, d.id AS news, 'challenges' AS kind FROM ${step} CROSS JOIN challenge_member cm ON cm.member_id = who.id
    CROSS JOIN document d ON d.id = cm.challenge_id WHERE cm.end_announced_at IS NULL AND ${hasEnded(day)} AND ${reachableSql}`

const announceSql = `UPDATE challenge_member SET end_announced_at = ?2 WHERE end_announced_at IS NULL
  AND (challenge_id, member_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))
  AND EXISTS (SELECT 1 FROM mailing WHERE name = ?3 AND day = ?4 AND cursor = ?5 AND finished_at IS NULL)`

/** Statement that marks ends as announced, unless another tick has taken the same step. @param pairs ids of challenge and member */
export const markEndsAnnounced = (
  client: D1Database,
  pairs: readonly (readonly [number, number])[],
  { name, day, cursor }: MailingRun,
  now: Date,
): D1PreparedStatement =>
  client.prepare(announceSql).bind(JSON.stringify(pairs), now.toISOString(), name, day, cursor)

const endedRow = v.object({
  slug: v.string(),
  content: parsedJson(contentDocument),
  have: v.number(),
  doneOn: v.nullable(v.string()),
})

/** A challenge that has ended, with how far the reader came. */
export interface EndedChallenge {
  slug: string
  title: ContentDocument['title']
  challenge: NonNullable<ContentDocument['challenge']>
  have: number
  /** ISO date; null if the reader did not complete it. */
  doneOn: string | null
}

/** Query of the challenges of an email that the reader has not left. */
export const endedOf = (memberId: number, ids: readonly number[]): SQL =>
  sql`SELECT d.slug, d.content, cm.have, cm.done_on AS "doneOn" FROM json_each(${JSON.stringify(ids)}) wanted
    JOIN challenge_member cm ON cm.challenge_id = wanted.value AND cm.member_id = ${memberId}
    JOIN document d ON d.id = cm.challenge_id AND d.state = 'published' ORDER BY d.id`

/** Reads the rows of `endedOf`. */
export const readEnded = (rows: unknown): EndedChallenge[] =>
  v.parse(v.array(endedRow), rows).flatMap(({ slug, content, have, doneOn }) => {
    const { title, challenge } = content
    return challenge === null ? [] : [{ slug, title, challenge, have, doneOn }]
  })
