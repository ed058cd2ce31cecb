import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { DomainError } from '../../../../src/model/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { editionCards, readCards, type CardFacts } from './edition-cards.ts'

/**
 * The card of an event in lists: that of its next edition, else of its last.
 * @param tables WITH clause whose tables stand in for those of the catalogue
 * @throws DomainError event-not-found
 */
export async function findCard(
  db: Database,
  { permalink, locale, today }: { permalink: string; locale: Locale; today: string },
  tables: SQL,
): Promise<CardFacts> {
  const next = sql`SELECT e.id, 0 FROM edition e JOIN event ev ON ev.id = e.event_id
    WHERE ev.permalink = ${permalink}
    ORDER BY e.end_date < ${today}, CASE WHEN e.end_date >= ${today} THEN e.date END, e.date DESC LIMIT 1`
  const [rows] = await readBatch(db, [sql`${tables} SELECT * FROM (${editionCards(next, locale)})`])
  const [card] = readCards(rows, locale)
  if (card === undefined) throw new DomainError('event-not-found')
  return card
}
