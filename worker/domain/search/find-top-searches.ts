import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/i18n/locales.ts'
import { sportOfCode } from '../../../src/model/sports.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import type { Suggestion } from '../../search/engine.ts'
import { editionCards, readCards } from '../editions/edition-cards.ts'
import { countryName } from '../places/country-names.ts'

const idRow = v.object({ editionId: v.number(), eventId: v.number() })

/**
 * What the search box offers before anything is typed (spec §4): the events picked for the home page, whose weight
 * stands for how often they are looked for until searches are counted.
 */
export async function findTopSearches(db: Database, locale: Locale): Promise<Suggestion[]> {
  const source = sql`SELECT edition_id, ordinal FROM highlight WHERE kind = 'pick' AND key = ''`
  const [cards, ids] = await readBatch(db, [
    editionCards(source, locale),
    sql`SELECT id AS "editionId", event_id AS "eventId" FROM edition WHERE id IN (SELECT edition_id FROM highlight WHERE kind = 'pick')`,
  ])
  const eventIds = new Map(v.parse(v.array(idRow), ids).map((row) => [row.editionId, row.eventId]))
  return readCards(cards).map((card) => ({
    eventId: eventIds.get(card.editionId) ?? 0,
    permalink: card.permalink,
    eventName: { text: card.name, ranges: [] },
    eventNames: { [locale]: card.name },
    city: { text: card.city, ranges: [] },
    country: { text: countryName(card.country, locale), ranges: [] },
    raceNames: [],
    next: { date: card.date, endDate: card.endDate, dateConfirmed: card.confirmed === 1 },
    sport: sportOfCode(card.sport),
  }))
}
