import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/i18n/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { countsWhere, readCounts, type Counts } from '../counts/read-counts.ts'
import { editionCards, readCards, type CardFacts } from '../editions/edition-cards.ts'

/** Editions shown of each kind of highlights; the search box takes more of the picks. */
const shown = { pick: 4, confirmed: 9, opening: 9 }

const weekendRow = v.object({ friday: v.string(), races: v.number() })

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
  const highlights = (kind: keyof typeof shown) =>
    editionCards(
      sql`SELECT edition_id, ordinal FROM highlight
        WHERE kind = ${kind} AND key = '' AND ordinal <= ${shown[kind]}`,
      locale,
    )
  const [counts, weekends, weekendCards, picks, confirmed, opening] = await readBatch(db, [
    countsWhere(
      sql`kind IN ('all', 'country', 'week', 'distance', 'group', 'sport', 'confirmed', 'opening')`,
    ),
    sql`SELECT key AS friday, races FROM catalogue_count WHERE kind = 'weekend' AND key = (${weekend})`,
    editionCards(
      sql`SELECT edition_id, ordinal FROM highlight WHERE kind = 'weekend' AND key = (${weekend})`,
      locale,
    ),
    highlights('pick'),
    highlights('confirmed'),
    highlights('opening'),
  ])
  const [first] = v.parse(v.array(weekendRow), weekends)
  return {
    counts: readCounts(counts),
    weekend: first ?? null,
    weekendCards: readCards(weekendCards, locale),
    picks: readCards(picks, locale),
    confirmed: readCards(confirmed, locale),
    opening: readCards(opening, locale),
  }
}
