import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { sportOfCode } from '../../../../src/model/event/sports.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { Suggestion } from '../../../search/port/suggestion.ts'
import { editionCards, readCards } from '../cards/edition-cards.ts'
import { countryName } from '../../../../src/i18n/countries/country-names.ts'

const nameRow = v.object({
  editionId: v.number(),
  eventId: v.number(),
  names: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
})

/**
 * Suggestions of the empty search box (spec §4): the events selected for the home page. Until searches are counted, an
 * event's weight takes the place of its number of searches.
 */
export async function findTopSearches(db: Database, locale: Locale): Promise<Suggestion[]> {
  const source = sql`SELECT edition_id, ordinal FROM highlight WHERE kind = 'pick' AND key = ''`
  const [cards, events] = await readBatch(db, [
    editionCards(source, locale),
    sql`SELECT e.id AS "editionId", e.event_id AS "eventId",
        (SELECT json_group_object(t.locale, t.name) FROM event_text t WHERE t.event_id = e.event_id) AS names
      FROM highlight h JOIN edition e ON e.id = h.edition_id WHERE h.kind = 'pick'`,
  ])
  const byEdition = new Map(v.parse(v.array(nameRow), events).map((row) => [row.editionId, row]))
  return readCards(cards, locale).map((card) => ({
    eventId: byEdition.get(card.editionId)?.eventId ?? 0,
    permalink: card.permalink,
    eventName: { text: card.name, ranges: [] },
    eventLanguage: card.nameLanguage,
    eventNames: byEdition.get(card.editionId)?.names ?? {},
    city: { text: card.city, ranges: [] },
    country: { text: countryName(card.country, locale), ranges: [] },
    raceNames: [],
    raceNameVariants: [],
    next: { date: card.date, endDate: card.endDate, dateConfirmed: card.confirmed === 1 },
    sport: sportOfCode(card.sport),
    isPart: false,
  }))
}
