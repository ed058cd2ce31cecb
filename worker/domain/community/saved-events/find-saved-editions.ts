import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import {
  feedEditions,
  readFeedFacts,
  type FeedFacts,
} from '../../catalogue/feeds/find-feed-editions.ts'
import { nextEdition } from '../../catalogue/editions/next-edition.ts'

/** A saved event: its next edition, or its last if none is ahead, with what the member stored about it. */
export interface SavedEdition {
  facts: FeedFacts
  /** ISO instant. */
  savedAt: string
  note: string | null
}

const entryRow = v.object({
  permalink: v.string(),
  savedAt: v.string(),
  note: v.nullable(v.string()),
})

/**
 * Editions of a member's saved events by date, at most as many as a list holds. One round trip.
 * @param today ISO date
 */
export async function findSavedEditions(
  db: Database,
  memberId: number,
  locale: Locale,
  today: string,
): Promise<SavedEdition[]> {
  const saved = sql`FROM saved_event s JOIN event ev ON ev.id = s.event_id WHERE s.member_id = ${memberId}`
  const [entries, editions] = await readBatch(db, [
    sql`SELECT ev.permalink, s.saved_at AS "savedAt", s.note ${saved}`,
    feedEditions(sql`SELECT ${nextEdition(today)} ${saved}`, locale),
  ])
  const byEvent = new Map(
    v.parse(v.array(entryRow), entries).map((entry) => [entry.permalink, entry]),
  )
  return readFeedFacts(editions, locale).flatMap((facts) => {
    const entry = byEvent.get(facts.permalink)
    return entry === undefined ? [] : { facts, savedAt: entry.savedAt, note: entry.note }
  })
}
