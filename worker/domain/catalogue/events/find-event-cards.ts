import { sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/i18n/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { editionCards, readCards, type CardFacts } from '../editions/edition-cards.ts'

/**
 * Cards of the events of these permalinks, in their order, each with its next edition, or else its last. An unknown
 * permalink is left out. One round trip.
 * @param today ISO date
 */
export async function findEventCards(
  db: Database,
  permalinks: readonly string[],
  locale: Locale,
  today: string,
): Promise<CardFacts[]> {
  const edition = sql`(SELECT id FROM edition WHERE event_id = ev.id
    ORDER BY end_date < ${today}, CASE WHEN end_date >= ${today} THEN date END, date DESC LIMIT 1)`
  const [cards] = await readBatch(db, [
    editionCards(
      sql`SELECT ${edition}, asked.key
        FROM json_each(${JSON.stringify(permalinks)}) asked JOIN event ev ON ev.permalink = asked.value`,
      locale,
    ),
  ])
  return readCards(cards, locale)
}
