import { eq, inArray, sql } from 'drizzle-orm'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { edition } from '../editions/edition.table.ts'
import { event, eventPageText, eventText } from '../events/event.table.ts'
import { city } from '../places/place.table.ts'
import { activity, race, ticketPrice } from '../races/race.table.ts'
import { factsOfRows } from './facts-of-rows.ts'
import type { StoredRows } from './stored-rows.ts'

/** Facts of an event as the tables hold them. */
export interface StoredFacts {
  facts: EventFacts
  event: typeof event.$inferSelect
  /** The rows that the facts were made of. */
  rows: StoredRows
  /** Sum of the editions' versions, which each change of an edition increases. */
  versions: number
  /** Number of the last revision; 0 before the first. */
  revision: number
}

/** Facts of an event, in two round trips at most; null for an unknown one. */
export async function readFacts(db: Database, eventId: number): Promise<StoredFacts | null> {
  const editions = db.select({ id: edition.id }).from(edition).where(eq(edition.eventId, eventId))
  const races = db.select({ id: race.id }).from(race).where(inArray(race.editionId, editions))
  const cities = sql`(SELECT city_id FROM event WHERE id = ${eventId}
    UNION SELECT city_id FROM edition WHERE event_id = ${eventId})`
  const [[stored], names, texts, editionRows, raceRows, legRows, priceRows, cityRows, [last]] =
    await db.batch([
      db.select().from(event).where(eq(event.id, eventId)),
      db.select().from(eventText).where(eq(eventText.eventId, eventId)),
      db.select().from(eventPageText).where(eq(eventPageText.eventId, eventId)),
      db.select().from(edition).where(eq(edition.eventId, eventId)).orderBy(edition.date),
      db
        .select()
        .from(race)
        .where(inArray(race.editionId, editions))
        .orderBy(race.editionId, race.ordinal, race.id),
      db
        .select()
        .from(activity)
        .where(inArray(activity.raceId, races))
        .orderBy(activity.raceId, activity.ordinal),
      db
        .select()
        .from(ticketPrice)
        .where(inArray(ticketPrice.raceId, races))
        .orderBy(ticketPrice.raceId, ticketPrice.validFrom, ticketPrice.id),
      db
        .select({ id: city.id, lat: city.lat, lon: city.lon })
        .from(city)
        .where(sql`${city.id} IN ${cities}`),
      db
        .select({
          number: sql<number>`(SELECT coalesce(max(number), 0) FROM event_revision WHERE event_id = ${eventId})`,
        })
        .from(event)
        .where(eq(event.id, eventId)),
    ])
  if (stored === undefined) return null
  const rows = {
    event: stored,
    names,
    texts,
    editions: editionRows,
    races: raceRows,
    legs: legRows,
    prices: priceRows,
    cities: cityRows,
  }
  const versions = editionRows.reduce((sum, { version }) => sum + version, 0)
  return { facts: factsOfRows(rows), event: stored, rows, versions, revision: last?.number ?? 0 }
}
