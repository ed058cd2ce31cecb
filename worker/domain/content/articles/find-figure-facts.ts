import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Figure } from '../../../../src/model/blocks/figure.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { usualDate } from '../../../../src/model/schemas/event/usual-date.ts'
import type { Database } from '../../../db/client.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import { readBatch } from '../../../db/read-batch.ts'
import {
  editionCards,
  legFacts,
  legsJson,
  readCards,
  type CardFacts,
} from '../../catalogue/cards/edition-cards.ts'
import { nextEdition } from '../../catalogue/editions/next-edition.ts'

const editionRow = v.object({
  permalink: v.string(),
  usualDate: v.nullable(v.pipe(v.string(), v.parseJson(), usualDate)),
  date: v.string(),
  confirmed: v.number(),
  status: v.nullable(v.string()),
})

const raceRow = v.object({
  permalink: v.string(),
  name: v.string(),
  acronym: v.nullable(v.string()),
  metres: v.nullable(v.number()),
  gain: v.nullable(v.number()),
  legs: parsedJson(v.array(legFacts)),
})

/** Facts of the catalogue that cards and drawings of a document need. Events that have gone are in none of them. */
export interface FigureFacts {
  /** The next edition of each event, or its last, by permalink. */
  cards: ReadonlyMap<string, CardFacts>
  /** All editions of events whose usual date is drawn. */
  editions: readonly v.InferOutput<typeof editionRow>[]
  /** Races of these editions in their order, of events of which a race is drawn. */
  races: readonly v.InferOutput<typeof raceRow>[]
}

/**
 * Facts for the cards of events and for drawings, in one round trip.
 * @param at ISO instant
 */
export async function findFigureFacts(
  db: Database,
  shown: { events: readonly string[]; figures: readonly Figure[] },
  locale: Locale,
  at: string,
): Promise<FigureFacts> {
  const { events, figures } = shown
  if (events.length === 0) return { cards: new Map(), editions: [], races: [] }
  const dated = figures.flatMap((each) => (each.of === 'usual-date' ? [each.event] : []))
  const drawn = figures.flatMap((each) => (each.of === 'bars' ? each.events : []))
  const [cards, editions, races] = await readBatch(db, [
    editionCards(
      sql`SELECT ${nextEdition(at)}, wanted.key
        FROM json_each(${JSON.stringify(events)}) wanted JOIN event ev ON ev.permalink = wanted.value`,
      locale,
    ),
    sql`SELECT ev.permalink, ev.usual_date AS "usualDate", e.date, e.date_confirmed AS confirmed, e.status
      FROM json_each(${JSON.stringify(dated)}) wanted
      JOIN event ev ON ev.permalink = wanted.value
      JOIN edition e ON e.event_id = ev.id ORDER BY e.date`,
    sql`SELECT ev.permalink, r.name, r.acronym, r.metres, r.gain_metres AS gain, ${legsJson} AS legs
      FROM json_each(${JSON.stringify(drawn)}) wanted
      JOIN event ev ON ev.permalink = wanted.value
      JOIN race r ON r.edition_id = ${nextEdition(at)} ORDER BY r.ordinal`,
  ])
  const read = readCards(cards, locale)
  return {
    cards: new Map(read.map((card) => [card.permalink, card])),
    editions: v.parse(v.array(editionRow), editions),
    races: v.parse(v.array(raceRow), races),
  }
}
