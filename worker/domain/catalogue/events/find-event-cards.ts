import { sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { editionCards, readCards, type CardFacts } from '../cards/edition-cards.ts'
import { nextEdition } from '../editions/next-edition.ts'

/**
 * Cards of the events with these permalinks, in their order: the next edition of each, or its last if none is ahead.
 * Unknown permalinks are left out. One round trip.
 * @param at ISO instant
 */
export async function findEventCards(
  db: Database,
  permalinks: readonly string[],
  locale: Locale,
  at: string,
): Promise<CardFacts[]> {
  const [cards] = await readBatch(db, [
    editionCards(
      sql`SELECT ${nextEdition(at)}, wanted.key
        FROM json_each(${JSON.stringify(permalinks)}) wanted JOIN event ev ON ev.permalink = wanted.value`,
      locale,
    ),
  ])
  return readCards(cards, locale)
}
