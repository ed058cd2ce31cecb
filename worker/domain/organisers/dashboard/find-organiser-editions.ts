import { sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { feedEntriesLimit } from '../../../../src/model/values/limits.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import {
  feedEditions,
  readFeedFacts,
  type FeedFacts,
} from '../../catalogue/feeds/find-feed-editions.ts'
import { organisersOf } from './list-events.ts'

/** Editions of the organisations that a member represents, by date; the latest, as many as a feed holds. One round trip. */
export async function findOrganiserEditions(
  db: Database,
  memberId: number,
  locale: Locale,
): Promise<FeedFacts[]> {
  const editionIds = sql`SELECT e.id FROM edition e JOIN event ev ON ev.id = e.event_id
    WHERE ev.organiser_id IN ${organisersOf(memberId)} ORDER BY e.date DESC LIMIT ${feedEntriesLimit}`
  const [rows] = await readBatch(db, [feedEditions(editionIds, locale)])
  return readFeedFacts(rows, locale)
}
