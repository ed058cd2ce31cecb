import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { editionCards, readCards, type CardFacts } from './edition-cards.ts'
import { nextOrLastFirst } from '../editions/next-or-last.ts'

/**
 * The card of an event in lists: that of its next edition at an ISO instant, else of its last.
 * @param tables WITH clause whose tables stand in for those of the catalogue
 * @throws DomainError event-not-found
 */
export async function findCard(
  db: Database,
  { permalink, locale, at }: { permalink: string; locale: Locale; at: string },
  tables: SQL,
): Promise<CardFacts> {
  const next = sql`SELECT id, 0 FROM edition WHERE event_id = (SELECT id FROM event WHERE permalink = ${permalink})
    ORDER BY ${nextOrLastFirst(at)} LIMIT 1`
  const [rows] = await readBatch(db, [sql`${tables} SELECT * FROM (${editionCards(next, locale)})`])
  const [card] = readCards(rows, locale)
  if (card === undefined) throw new DomainError('event-not-found')
  return card
}
