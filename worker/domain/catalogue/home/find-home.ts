import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { countsWhere, readCounts, type Counts } from '../counts/read-counts.ts'
import { editionCards, readCards, type CardFacts } from '../cards/edition-cards.ts'

/** Editions shown of each kind of highlights; the search box takes more of the picks. */
const shown = { pick: 4, confirmed: 9, opening: 9 }

const listRow = v.object({
  kind: v.string(),
  ids: v.pipe(v.string(), v.parseJson(), v.array(v.number())),
})

export interface HomeFacts {
  counts: Counts
  /** Friday and number of races of the weekend shown; null if no race is ahead. */
  weekend: { friday: string; races: number } | null
  weekendCards: CardFacts[]
  picks: CardFacts[]
  /** Editions with a confirmed date, in order of date. */
  confirmed: CardFacts[]
  /** Editions whose sign-up has not opened, in order of its first day. */
  opening: CardFacts[]
}

/**
 * Facts of the home page, in one round trip.
 * @param thisFriday ISO date of this week's Friday; the weekend shown is the first from then on that has races
 */
export async function findHome(
  db: Database,
  locale: Locale,
  thisFriday: string,
): Promise<HomeFacts> {
  const weekend = sql`SELECT key FROM catalogue_count WHERE kind = 'weekend' AND key >= ${thisFriday} ORDER BY key LIMIT 1`
  const listed = sql`(kind = 'weekend' AND key = (${weekend}))
    OR (kind = 'pick' AND key = '' AND ordinal <= ${shown.pick})
    OR (kind = 'confirmed' AND key = '' AND ordinal <= ${shown.confirmed})
    OR (kind = 'opening' AND key = '' AND ordinal <= ${shown.opening})`
  // Each statement costs D1 as much as ten cards, so the cards of all lists are one.
  const [counts, lists, cards] = await readBatch(db, [
    countsWhere(
      sql`kind IN ('all', 'country', 'week', 'distance', 'group', 'sport', 'confirmed', 'opening')
        OR (kind = 'weekend' AND key = (${weekend}))`,
    ),
    sql`SELECT kind, json_group_array(edition_id) AS ids
      FROM (SELECT * FROM highlight WHERE ${listed} ORDER BY kind, ordinal) GROUP BY kind`,
    editionCards(sql`SELECT DISTINCT edition_id, 0 FROM highlight WHERE ${listed}`, locale),
  ])
  const byKind = readCounts(counts)
  const [[friday, [races]] = ['', [0]]] = Object.entries(byKind.get('weekend') ?? {})
  const byId = new Map(readCards(cards, locale).map((card) => [card.editionId, card]))
  const ids = new Map(v.parse(v.array(listRow), lists).map((list) => [list.kind, list.ids]))
  const cardsOf = (kind: string) => (ids.get(kind) ?? []).flatMap((id) => byId.get(id) ?? [])
  return {
    counts: byKind,
    weekend: friday === '' ? null : { friday, races },
    weekendCards: cardsOf('weekend'),
    picks: cardsOf('pick'),
    confirmed: cardsOf('confirmed'),
    opening: cardsOf('opening'),
  }
}
