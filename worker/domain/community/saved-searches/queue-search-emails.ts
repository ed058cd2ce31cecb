import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { reachableSql } from '../../accounts/members/reachable.ts'
import type { BulkMail } from '../../messages/mail/queue-bulk.ts'
import {
  carryOn,
  openRun,
  readersPerStep,
  type MailingRun,
  type MailingStep,
} from '../../messages/mailing/mailing-run.ts'

/** Editions that an email names for one search. */
const mostEditions = 10

const pairs = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.number(), v.string()])))
const readerRow = v.object({
  id: v.number(),
  email: v.string(),
  locale: v.string(),
  searches: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.object({ id: v.number(), since: v.string(), editions: pairs })),
  ),
})

const stepSql = `SELECT max(member_id) AS last FROM
  (SELECT DISTINCT member_id FROM saved_search WHERE member_id > ?1 ORDER BY member_id LIMIT ?2)`

const readersSql = `SELECT who.id, who.email, who.locale,
    json_group_array(json_object('id', s.id, 'since', s.created_at, 'editions', h.editions)) AS searches
  FROM (SELECT DISTINCT member_id FROM saved_search WHERE member_id > ?1 ORDER BY member_id LIMIT ?2) step
  CROSS JOIN saved_search s ON s.member_id = step.member_id
  CROSS JOIN saved_search_hit h ON h.day = ?3 AND h.query = s.query
  CROSS JOIN member who ON who.id = s.member_id
  WHERE ${reachableSql} GROUP BY who.id ORDER BY who.id`

/** The email to a member, with what was announced since each search was saved; none without any. */
function emailOf({ id, email, locale, searches }: v.InferOutput<typeof readerRow>, day: string) {
  const found = searches.flatMap(({ id: search, since, editions }) => {
    const ids = editions.flatMap(([edition, at]) => (at >= since ? [edition] : []))
    return ids.length === 0 ? [] : [{ search, editions: ids.slice(0, mostEditions) }]
  })
  if (found.length === 0) return []
  const details = { searches: found.toSorted((a, b) => a.search - b.search) }
  const mail: BulkMail = {
    id: `search-${day}-${id}`,
    kind: 'search',
    memberId: id,
    address: email,
    locale,
    details,
  }
  return [mail]
}

async function emailStep({ $client }: Database, { day, cursor }: MailingRun): Promise<MailingStep> {
  const from = [Number(cursor), readersPerStep]
  const [ends, readers] = await $client.batch([
    $client.prepare(stepSql).bind(...from),
    $client.prepare(readersSql).bind(...from, day),
  ])
  const [end] = v.parse(v.array(v.object({ last: v.nullable(v.number()) })), ends?.results)
  const last = end?.last ?? null
  return {
    mails: v.parse(v.array(readerRow), readers?.results).flatMap((row) => emailOf(row, day)),
    cursor: last === null ? null : String(last),
  }
}

/**
 * Queues the emails of a day's run of saved searches: one for each member with news. Each tick handles a bounded number of
 * members.
 * @returns the number of emails queued
 */
export async function queueSearchEmails(db: Database, now: Date): Promise<number> {
  const run = await openRun(db, 'search-emails')
  return run === null ? 0 : await carryOn(db, run, (current) => emailStep(db, current), now)
}
