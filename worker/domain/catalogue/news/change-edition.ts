import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { FactFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import { newFaults } from '../../../../src/model/event-facts/faults/faults-of.ts'
import { movedEdition } from '../../../../src/model/event-facts/move-edition.ts'
import type { EditionFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import { endOffsetOf } from '../../../time/local-day.ts'
import { keepFormerDates } from '../editions/former-dates.ts'
import { logChangedPrices, logPricesBefore } from '../prices/log-prices.ts'
import { newsBetween, withMoveStated } from './news-of-facts.ts'
import { readFacts } from '../facts/read-facts.ts'
import { countedChange } from '../counts/count-changes.ts'
import { queueRenewal } from '../renewal/queue-renewal.ts'
import type { EditionDates } from './date-news.ts'

/** Facts of an edition that a change may set; missing ones stay. */
export interface EditionChange extends Partial<EditionDates> {
  /** ISO dates of the first and last day of sign-up. */
  opens?: string | null
  closes?: string | null
}

const readSql = `SELECT event_id AS eventId, version, zone FROM edition WHERE id = ?1`

const updateSql = `UPDATE edition SET date = ?3, end_date = ?4, date_confirmed = ?5, status = ?6,
  registration_starts_on = ?7, registration_ends_on = ?8, previous_date = ?9, end_offset = ?10,
  version = version + 1 WHERE id = ?1 AND version = ?2`

// The update comes last: it increments the version that the statements before it check.
const ofRead = `FROM edition WHERE id = ?1 AND version = ?2`

const racesSql = `UPDATE race SET date = moved.value ->> 1 FROM json_each(?3) moved
  WHERE race.id = moved.value ->> 0 AND edition_id = (SELECT id ${ofRead})`

const pricesSql = `UPDATE ticket_price SET valid_from = moved.value ->> 1, valid_until = moved.value ->> 2
  FROM json_each(?3) moved WHERE ticket_price.id = moved.value ->> 0
  AND race_id IN (SELECT id FROM race WHERE edition_id = (SELECT id ${ofRead}))`

const newsSql = `INSERT INTO event_news (event_id, edition_id, kind, former, present, at)
  SELECT event_id, id, ?3, ?4, ?5, ?6 ${ofRead}`

const eventSql = `UPDATE event SET updated_at = ?3
  WHERE id = (SELECT event_id ${ofRead})`

const outboxSql = `INSERT INTO search_outbox (event_id, queued_at, version, attempts)
  SELECT event_id, ?3, 1, 0 ${ofRead}
  ON CONFLICT (event_id) DO UPDATE SET version = search_outbox.version + 1, attempts = 0`

/** The edition with the stated facts; on another first day with its races, sign-up and prices. */
function changed(edition: EditionFacts, change: EditionChange, today: string): EditionFacts {
  const moved = movedEdition(edition, change.date ?? edition.date ?? today, today)
  return {
    ...moved,
    endDate: change.endDate ?? moved.endDate,
    dateConfirmed: change.confirmed ?? moved.dateConfirmed,
    status: change.status === undefined ? moved.status : change.status,
    registrationStartsOn: change.opens === undefined ? moved.registrationStartsOn : change.opens,
    registrationEndsOn: change.closes === undefined ? moved.registrationEndsOn : change.closes,
  }
}

/** An operator need not state a reason. */
const blockingFaults = (faults: FactFaults): FactFaults =>
  Object.fromEntries(Object.entries(faults).filter(([path]) => !path.endsWith('.statusReason')))

/**
 * Changes an edition, records the news that the change is, and has search index the event again, in one batch. Two
 * simultaneous changes do not both succeed: the batch checks the version that was read.
 * @returns `gone` if there is no such edition or it was changed meanwhile; faults if its facts would contradict each other,
 *   such as a race outside of its days
 */
export async function changeEdition(
  db: Database,
  editionId: number,
  change: EditionChange,
  now: Date,
): Promise<'changed' | 'gone' | FactFaults> {
  const { $client } = db
  const row = await $client
    .prepare(readSql)
    .bind(editionId)
    .first<{ eventId: number; version: number; zone: string }>()
  const stored = row === null ? null : await readFacts(db, row.eventId)
  const key = String(editionId)
  if (row === null || stored === null) return 'gone'
  const at = now.toISOString()
  const today = at.slice(0, 10)
  const before = stored.facts
  const editions = before.editions.map((each) =>
    each.key === key ? changed(each, change, today) : each,
  )
  const facts = withMoveStated(before, { ...before, editions }, today)
  const faults = blockingFaults(newFaults(facts, before))
  if (Object.keys(faults).length > 0) return faults
  const after = facts.editions.find((each) => each.key === key)
  if (after === undefined) return 'gone'
  const news = newsBetween(before, facts, today).get(key)
  const ofVersion = (text: string, ...values: unknown[]) =>
    $client.prepare(text).bind(editionId, row.version, ...values)
  const update = ofVersion(
    updateSql,
    after.date,
    after.endDate,
    Number(after.dateConfirmed),
    after.status,
    after.registrationStartsOn,
    after.registrationEndsOn,
    after.previousDate,
    endOffsetOf(row.zone, after.endDate ?? after.date ?? today),
  )
  const races = sql`SELECT id FROM race WHERE edition_id = ${editionId}`
  const isMoved = sql`id = ${editionId} AND version = ${row.version} AND date <> ${after.date}`
  const statements = countedChange(
    db,
    [row.eventId],
    [
      logPricesBefore(db, races, today),
      keepFormerDates(db, isMoved),
      ofVersion(racesSql, JSON.stringify(after.races.map((race) => [Number(race.key), race.date]))),
      ofVersion(
        pricesSql,
        JSON.stringify(
          after.races.flatMap(({ prices }) =>
            prices.map((price) => [Number(price.key), price.validFrom, price.validUntil]),
          ),
        ),
      ),
      logChangedPrices(db, races, today),
      ...(news === undefined ? [] : [ofVersion(newsSql, news.kind, news.former, news.present, at)]),
      ofVersion(eventSql, at),
      ofVersion(outboxSql, at),
      queueRenewal(db, row.eventId, today),
      update,
    ],
  )
  const results = await $client.batch(statements)
  return results[statements.indexOf(update)]?.meta.changes === 1 ? 'changed' : 'gone'
}
