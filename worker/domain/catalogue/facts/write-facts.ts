import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { requireCondition } from '../../../db/require-condition.ts'
import { upsertRecords } from '../../../db/upsert-records.ts'
import { keepFormerDates, keepRemovedDates } from '../editions/former-dates.ts'
import { logChangedPrices, logPricesBefore } from '../prices/log-prices.ts'
import { queueRenewal } from '../renewal/queue-renewal.ts'
import { event, eventPageText, eventText } from '../events/event.table.ts'
import type { RowChanges } from './changed-rows.ts'
import type { FactRows } from './fact-rows.ts'

/** Columns of an event that its facts do not state. */
export interface EventOrigin {
  permalink: string
  organiserId: number
  /** Editorial weight for ranking, 1 to 100. */
  weight: number
}

/** Page that states the changed prices and windows, null for the organiser's own statement, and the ISO date of it. */
export interface Provenance {
  page: string | null
  checkedOn: string
}

export interface FactsWrite {
  rows: FactRows
  changes: RowChanges
  /** JSON of the event's sources. */
  sources: string
  provenance: Provenance
  /** Null for an event that is there already. */
  origin: EventOrigin | null
  /** ISO instant. */
  at: string
}

const listed = (ids: readonly number[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** Statements that turn the rows of an event into those of its new facts; part of a batch (publish-document.ts). */
export function factStatements(db: Database, write: FactsWrite): D1PreparedStatement[] {
  const { rows, at } = write
  const races = sql`SELECT r.id FROM race r JOIN edition e ON e.id = r.edition_id WHERE e.event_id = ${rows.event.id}`
  const today = at.slice(0, 10)
  return [
    logPricesBefore(db, races, today),
    ...requireFreeIds(db, write.changes),
    ...formerDates(db, write.changes),
    ...removals(db, write),
    ...eventStatements(db, write),
    ...entryStatements(db, write),
    ...provenanceStatements(db, write),
    logChangedPrices(db, races, today),
    queueRenewal(db, write.rows.event.id, today),
  ]
}

const entryTables = ['edition', 'race', 'activity', 'ticket_price'] as const

/** Fails the batch if rows of another event took the ids of new ones since these were given. */
const requireFreeIds = (db: Database, changes: RowChanges): D1PreparedStatement[] =>
  entryTables.flatMap((table) => {
    const { added } = changes[table]
    const taken = sql`SELECT 1 FROM ${sql.identifier(table)} WHERE id IN ${listed(added)}`
    return added.length === 0 ? [] : [requireCondition(db, sql`NOT EXISTS (${taken})`)]
  })

const formerDates = (db: Database, { edition, moved }: RowChanges): D1PreparedStatement[] => [
  ...(moved.length === 0 ? [] : [keepFormerDates(db, sql`id IN ${listed(moved)}`)]),
  ...(edition.removed.length === 0 ? [] : keepRemovedDates(db, listed(edition.removed))),
]

/** Children first. News of a removed edition and prices of a removed race go with it, because its id may be given again. */
function removals(db: Database, { changes, rows }: FactsWrite): D1PreparedStatement[] {
  const { edition, race, activity, ticket_price: price } = changes
  const statements: [ids: number[], statement: SQL][] = [
    [activity.removed, sql`DELETE FROM activity WHERE id IN ${listed(activity.removed)}`],
    [price.removed, sql`DELETE FROM ticket_price WHERE id IN ${listed(price.removed)}`],
    [race.removed, sql`DELETE FROM price_log WHERE race_id IN ${listed(race.removed)}`],
    [race.removed, sql`DELETE FROM race WHERE id IN ${listed(race.removed)}`],
    [
      edition.removed,
      sql`DELETE FROM event_news WHERE event_id = ${rows.event['id']} AND edition_id IN ${listed(edition.removed)}`,
    ],
    [edition.removed, sql`DELETE FROM edition WHERE id IN ${listed(edition.removed)}`],
    // Two editions may exchange their dates, which are unique at each moment.
    [changes.moved, sql`UPDATE edition SET date = '0-' || id WHERE id IN ${listed(changes.moved)}`],
  ]
  return statements.flatMap(([ids, statement]) =>
    ids.length === 0 ? [] : [prepare(db, statement)],
  )
}

function eventStatements(
  db: Database,
  { rows, sources, origin, at }: FactsWrite,
): D1PreparedStatement[] {
  const { id, ...columns } = rows.event
  const changed = { ...columns, sources, updatedAt: at }
  const written =
    origin === null
      ? db.update(event).set(changed).where(eq(event.id, id))
      : db.insert(event).values({ id, ...origin, ...changed, sourceUrl: '', checkedOn: '' })
  const { $client } = db
  return [
    prepare(db, written),
    prepare(db, db.delete(eventText).where(eq(eventText.eventId, id))),
    prepare(db, db.delete(eventPageText).where(eq(eventPageText.eventId, id))),
    ...upsertRecords($client, 'event_text', rows.event_text, { key: 'event_id, locale' }),
    ...upsertRecords($client, 'event_page_text', rows.event_page_text, {
      key: 'event_id, kind, locale',
    }),
  ]
}

/** Editions count their changes, also those of their races: calendar feeds show the number. */
function entryStatements(db: Database, { changes, at }: FactsWrite): D1PreparedStatement[] {
  const { edition, race, activity, ticket_price: price, touched } = changes
  const addedOn = at.slice(0, 10)
  const editions = edition.changed.map((row) => ({ ...row, addedOn }))
  const updated = Object.keys(edition.changed[0] ?? {})
  const { $client } = db
  return [
    ...upsertRecords($client, 'edition', editions, { key: 'id', updated }),
    ...upsertRecords($client, 'race', race.changed, { key: 'id' }),
    ...upsertRecords($client, 'activity', activity.changed, { key: 'id' }),
    ...upsertRecords($client, 'ticket_price', price.changed, { key: 'id' }),
    prepare(db, sql`UPDATE edition SET version = version + 1 WHERE id IN ${listed(touched)}`),
  ]
}

/** A changed price or window is no longer stated by the page that stated the former. */
function provenanceStatements(
  db: Database,
  { changes, provenance }: FactsWrite,
): D1PreparedStatement[] {
  const { page, checkedOn } = provenance
  const prices = changes.ticket_price.changed.map(({ id }) => Number(id))
  return [
    prepare(
      db,
      sql`UPDATE ticket_price SET source_url = ${page}, checked_on = ${checkedOn} WHERE id IN ${listed(prices)}`,
    ),
    prepare(
      db,
      sql`UPDATE edition SET registration_source = ${page}, registration_checked_on = ${page === null ? null : checkedOn},
        registration_provider = NULL WHERE id IN ${listed(changes.windows)}`,
    ),
  ]
}
