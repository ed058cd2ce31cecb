import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { reachableSql } from '../../accounts/members/reachable.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import type { MailingRun } from '../../messages/mailing/mailing-run.ts'

/** Answers `a` to reviews `r` in the emails to the members `who` who wrote these. */

const shown = `a.state = 'approved' AND r.state = 'approved'`

/** Condition on a published answer that has not been announced to its reader, and can be. */
const isUnannounced = `a.announced_at IS NULL AND ${shown} AND ${reachableSql}`

/** Statement that is not empty if there is something to announce. */
export const anyUnannouncedSql = `SELECT 1 FROM review_answer a JOIN review r ON r.id = a.review_id
  JOIN member who ON who.id = r.member_id WHERE ${isUnannounced}`

/** The rows of answers for the statement of readers of a step. @param columns of `who` */
export const unannouncedSql = (columns: string, step: string): string =>
  `SELECT ${columns}, a.id AS news, 'answers' AS kind FROM ${step} CROSS JOIN review r ON r.member_id = who.id
    CROSS JOIN review_answer a ON a.review_id = r.id WHERE ${isUnannounced}`

const announceSql = `UPDATE review_answer SET announced_at = ?2 WHERE id IN (SELECT value FROM json_each(?1)) AND announced_at IS NULL
  AND EXISTS (SELECT 1 FROM mailing WHERE name = ?3 AND day = ?4 AND cursor = ?5 AND finished_at IS NULL)`

/** Statement that marks answers as announced, unless another tick has taken the same step of the run. */
export const markAnnounced = (
  client: D1Database,
  ids: readonly number[],
  { name, day, cursor }: MailingRun,
  now: Date,
): D1PreparedStatement =>
  client.prepare(announceSql).bind(JSON.stringify(ids), now.toISOString(), name, day, cursor)

const answerRows = v.array(
  v.object({ permalink: v.string(), ...eventNames, organisation: v.string() }),
)

/** An answer to a review of the reader. */
export interface AlertAnswer {
  permalink: string
  /** Name of the event, and its locale or BCP 47 tag. */
  name: string
  nameLanguage: string
  organisation: string
}

/** Query of the answers of an email, without those that are no longer published. */
export const answersOf = (memberId: number, ids: readonly number[]): SQL =>
  sql`SELECT ev.permalink, ${eventNameColumns}, o.name AS organisation
    FROM json_each(${JSON.stringify(ids)}) wanted JOIN review_answer a ON a.id = wanted.value
    JOIN review r ON r.id = a.review_id JOIN organiser o ON o.id = a.organiser_id JOIN event ev ON ev.id = r.event_id
    WHERE r.member_id = ${memberId} AND ${sql.raw(shown)} ORDER BY a.id`

/** Reads the rows of `answersOf`, one for each event. */
export function readAnswers(rows: unknown, locale: Locale): AlertAnswer[] {
  const named = v.parse(answerRows, rows).map((row) => withName(row, locale))
  return [...new Map(named.map((row) => [row.permalink, row])).values()].map(
    ({ permalink, name, nameLanguage, organisation }) => ({
      permalink,
      name,
      nameLanguage,
      organisation,
    }),
  )
}
