import type { Database } from '../../../db/client.ts'
import { isEditionStatus } from '../../../../src/model/event/edition-status.ts'
import { dateNews, type EditionDates } from './date-news.ts'

/** Facts of an edition that a change may set; missing ones stay. */
export interface EditionChange extends Partial<EditionDates> {
  /** ISO dates of the first and last day of sign-up. */
  opens?: string | null
  closes?: string | null
}

interface EditionRow {
  event_id: number
  date: string
  end_date: string
  date_confirmed: number
  status: string | null
  registration_starts_on: string | null
  registration_ends_on: string | null
  version: number
}

const readSql = `SELECT event_id, date, end_date, date_confirmed, status, registration_starts_on,
  registration_ends_on, version FROM edition WHERE id = ?1`

const updateSql = `UPDATE edition SET date = ?3, end_date = ?4, date_confirmed = ?5, status = ?6,
  registration_starts_on = ?7, registration_ends_on = ?8, previous_date = coalesce(?9, previous_date),
  version = version + 1 WHERE id = ?1 AND version = ?2`

// The update comes last: it increments the version that the statements before it check.
const ofRead = `FROM edition WHERE id = ?1 AND version = ?2`

const newsSql = `INSERT INTO event_news (event_id, edition_id, kind, former, present, at)
  SELECT event_id, id, ?3, ?4, ?5, ?6 ${ofRead}`

const eventSql = `UPDATE event SET updated_at = ?3
  WHERE id = (SELECT event_id ${ofRead})`

const outboxSql = `INSERT INTO search_outbox (event_id, queued_at, version, attempts)
  SELECT event_id, ?3, 1, 0 ${ofRead}
  ON CONFLICT (event_id) DO UPDATE SET version = search_outbox.version + 1, attempts = 0`

const datesOf = (row: EditionRow): EditionDates => ({
  date: row.date,
  endDate: row.end_date,
  confirmed: row.date_confirmed === 1,
  status: row.status !== null && isEditionStatus(row.status) ? row.status : null,
})

/**
 * Changes an edition, records the news that the change is, and has search index the event again, in one batch. Two
 * simultaneous changes do not both succeed: the batch checks the version that was read.
 * @returns false if the edition is gone or was changed meanwhile
 */
export async function changeEdition(
  db: Database,
  editionId: number,
  change: EditionChange,
  now: Date,
): Promise<boolean> {
  const { $client } = db
  const row = await $client.prepare(readSql).bind(editionId).first<EditionRow>()
  if (row === null) return false
  const before = datesOf(row)
  const { opens = row.registration_starts_on, closes = row.registration_ends_on, ...dates } = change
  const after = { ...before, ...dates }
  const at = now.toISOString()
  const news = dateNews(before, after, at.slice(0, 10))
  const moved = news?.kind === 'moved' && news.present !== null ? before.date : null
  const ofVersion = (sql: string, ...values: unknown[]) =>
    $client.prepare(sql).bind(editionId, row.version, ...values)
  const { date, endDate, confirmed, status } = after
  const results = await $client.batch([
    ...(news === null ? [] : [ofVersion(newsSql, news.kind, news.former, news.present, at)]),
    ofVersion(eventSql, at),
    ofVersion(outboxSql, at),
    ofVersion(updateSql, date, endDate, Number(confirmed), status, opens, closes, moved),
  ])
  return results.at(-1)?.meta.changes === 1
}
