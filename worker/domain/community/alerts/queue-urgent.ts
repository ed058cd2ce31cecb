import * as v from 'valibot'
import { urgentDays, urgentKinds } from '../../../../src/model/event/event-news.ts'
import type { Database } from '../../../db/client.ts'
import { reachableSql } from '../../accounts/members/reachable.ts'
import { mailsPerTick, readersPerStep, stepsPerTick } from '../../messages/mailing/mailing-run.ts'
import { queueBulk } from '../../messages/mail/queue-bulk.ts'
import { idsOfNews, readerRow } from './alert-readers.ts'

const kinds = urgentKinds.map((kind) => `'${kind}'`).join(', ')
/** Days from the one before the change, because of time zones. */
const isSoon = (span: string) =>
  `substr(${span}, 1, 10) BETWEEN date(at, '-1 day') AND date(at, '+${urgentDays} days')`

// News that a day's run has begun to announce stays with that run.
const markSql = `UPDATE event_news SET urgent_cursor = 0
  WHERE id > (SELECT coalesce(max(last_news), 0) FROM mailing WHERE name = 'alerts')
    AND urgent_cursor IS NULL AND kind IN (${kinds}) AND (${isSoon('former')} OR ${isSoon('present')})`

/** News of one edition whose emails have come to the same member: several changes are one email. */
const openSql = `SELECT event_id AS eventId, urgent_cursor AS cursor, max(id) AS last, json_group_array(id) AS ids
  FROM event_news WHERE urgent_cursor IS NOT NULL AND urgent_done_at IS NULL
  GROUP BY edition_id, urgent_cursor ORDER BY last LIMIT 1`

const openRow = v.object({
  eventId: v.number(),
  cursor: v.number(),
  last: v.number(),
  ids: v.pipe(v.string(), v.parseJson(), v.array(v.number())),
})
type Open = v.InferOutput<typeof openRow>

const savers = `(SELECT member_id, saved_at FROM saved_event WHERE event_id = ?1 AND member_id > ?2
  ORDER BY member_id LIMIT ?3)`
const stepSql = `SELECT max(member_id) AS last FROM ${savers}`
const readersSql = `SELECT who.id, who.email, who.locale, who.alerts_off AS off,
    json_group_array(json_array(n.id, n.kind)) AS news
  FROM ${savers} s JOIN member who ON who.id = s.member_id JOIN json_each(?4) wanted
    JOIN event_news n ON n.id = wanted.value AND s.saved_at <= n.at
  WHERE ${reachableSql} GROUP BY who.id ORDER BY who.id`

const moveSql = `UPDATE event_news SET urgent_cursor = coalesce(?2, urgent_cursor), urgent_done_at = ?3
  WHERE id IN (SELECT value FROM json_each(?1)) AND urgent_cursor = ?4 AND urgent_done_at IS NULL`

/** Milliseconds by which these emails are due before others, so that they are sent before those of a day's run. */
const headStartMs = 86_400_000

/** Queues the emails of a step and moves the cursor of its news in one batch. @returns the number of emails */
async function takeStep(
  db: Database,
  { eventId, cursor, last, ids }: Open,
  now: Date,
): Promise<number> {
  const { $client } = db
  const from = [eventId, cursor, readersPerStep]
  const list = JSON.stringify(ids)
  const [ends, readers] = await $client.batch([
    $client.prepare(stepSql).bind(...from),
    $client.prepare(readersSql).bind(...from, list),
  ])
  const [end] = v.parse(v.array(v.object({ last: v.nullable(v.number()) })), ends?.results)
  const mails = v.parse(v.array(readerRow), readers?.results).flatMap((reader) => {
    const { id, email, locale } = reader
    const news = idsOfNews(reader)
    const details = { news, answers: [], challenges: [], inbox: [] }
    const kind = 'alert' as const
    const mailId = `urgent-${last}-${id}`
    return news.length === 0
      ? []
      : [{ id: mailId, kind, memberId: id, address: email, locale, details }]
  })
  // Another tick that has taken the step has queued its emails, perhaps with fewer news.
  const isOpen = `(SELECT count(*) FROM event_news WHERE id IN (${ids.join(', ')}) AND urgent_cursor = ${cursor}
    AND urgent_done_at IS NULL) = ${ids.length}`
  const next = end?.last ?? null
  const dueAt = new Date(now.getTime() - headStartMs)
  await $client.batch([
    ...(mails.length === 0 ? [] : [queueBulk(db, mails, now, { dueAt, condition: isOpen })]),
    $client.prepare(moveSql).bind(list, next, next === null ? now.toISOString() : null, cursor),
  ])
  return mails.length
}

/**
 * Queues the emails that cannot wait for the day's email: a race that starts within three days is cancelled, moved or takes
 * place after all. At any hour, one for each member and change; each tick handles a bounded number of members.
 * @returns the number of emails queued
 */
export async function queueUrgent(db: Database, now: Date): Promise<number> {
  const { $client } = db
  await $client.prepare(markSql).run()
  let queued = 0
  for (let steps = 0; steps < stepsPerTick && queued < mailsPerTick; steps++) {
    const [open] = v.parse(v.array(openRow), (await $client.prepare(openSql).all()).results)
    if (open === undefined) break
    queued += await takeStep(db, open, now)
  }
  return queued
}
