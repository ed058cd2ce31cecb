import * as v from 'valibot'
import { addDays, weekdayOf } from '../../../../src/model/values/dates.ts'
import { newsHour } from '../../../../src/model/event/event-news.ts'
import type { Database } from '../../../db/client.ts'
import type { BulkMail } from '../../messages/mail/queue-bulk.ts'
import {
  carryOn,
  openRun,
  readersPerStep,
  type MailingRun,
  type MailingStep,
} from '../../messages/mailing/mailing-run.ts'
import { chooseEditions, type ChosenEditions } from './choose-editions.ts'
import { readPool, type ListPool } from './list-pool.ts'
import { readersSql, readReaders, type ReaderRow } from './list-readers.ts'

/** Days ahead of the starts of saved events that the list names, and the number of these. */
const startsDays = 14
const mostStarts = 5
/** Editions below which a list is not worth an email. */
const leastEditions = 3

/** Days back for which an announced edition of a followed organiser is new: since the previous list. */
const announcedDays = 7

const startSql = `INSERT INTO mailing (name, day) SELECT 'start-list', ?1
  WHERE NOT EXISTS (SELECT 1 FROM mailing WHERE name = 'start-list' AND finished_at IS NULL)
  ON CONFLICT DO NOTHING`

const endSql = `SELECT max(public_id) AS last FROM
  (SELECT public_id FROM newsletter_subscription WHERE public_id > ?1 ORDER BY public_id LIMIT ?2)`

/** The list of a reader; none with fewer than three editions. */
function listOf(reader: ReaderRow, chosen: ChosenEditions, day: string): BulkMail[] {
  const saved = reader.starts.slice(0, mostStarts)
  const { find, ...parts } = chosen
  const listed = new Set(Object.values(parts).flat())
  const followed = reader.followed.filter((id) => !listed.has(id))
  const count = listed.size + saved.length + followed.length + (find === null ? 0 : 1)
  if (count < leastEditions) return []
  const { publicId, memberId, email, locale } = reader
  const details = { subscription: publicId, saved, followed, ...chosen }
  const id = `start-list-${day}-${publicId}`
  return [{ id, kind: 'start-list', memberId, address: email, locale, details }]
}

/** Chooses editions for a reader. Readers without an account differ in their language only, so each choice is made once. */
function chooserOf(pool: ListPool, day: string): (reader: ReaderRow) => ChosenEditions {
  const byLocale = new Map<string, ChosenEditions>()
  return (reader) => {
    const known = reader.memberId === null ? byLocale.get(reader.locale) : undefined
    if (known !== undefined) return known
    const chosen = chooseEditions(pool, reader, day)
    if (reader.memberId === null) byLocale.set(reader.locale, chosen)
    return chosen
  }
}

async function listStep(
  db: Database,
  run: MailingRun,
  choose: ReturnType<typeof chooserOf>,
): Promise<MailingStep> {
  const { $client } = db
  const from = [run.cursor, readersPerStep]
  const until = addDays(run.day, startsDays)
  const newSince = addDays(run.day, -announcedDays)
  const [ends, readers] = await $client.batch([
    $client.prepare(endSql).bind(...from),
    $client.prepare(readersSql).bind(...from, run.day, until, newSince),
  ])
  const [end] = v.parse(v.array(v.object({ last: v.nullable(v.string()) })), ends?.results)
  const mails = readReaders(readers?.results).flatMap((reader) =>
    listOf(reader, choose(reader), run.day),
  )
  return { mails, cursor: end?.last ?? null }
}

/**
 * Queues the newsletter, the Sunday start list: on Sundays, one per confirmed subscription. Each tick handles a bounded
 * number of readers; a run that is not finished on Sunday goes on afterwards.
 * @returns the number of emails queued
 */
export async function queueStartLists(db: Database, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10)
  if (weekdayOf(today) === 0 && now.getUTCHours() >= newsHour)
    await db.$client.prepare(startSql).bind(today).run()
  const run = await openRun(db, 'start-list')
  if (run === null) return 0
  const choose = chooserOf(await readPool(db, run.day), run.day)
  return await carryOn(db, run, (current) => listStep(db, current, choose), now)
}
