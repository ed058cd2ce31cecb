import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { savedStates, type SavedState } from '../../../../src/model/members/saved-states.ts'
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
  state: SavedState | null
  /** Time of the member, of a race that is done. */
  resultSeconds: number | null
}

const entryRow = v.object({
  permalink: v.string(),
  savedAt: v.string(),
  note: v.nullable(v.string()),
  state: v.nullable(v.picklist(savedStates)),
  resultSeconds: v.nullable(v.number()),
})

/**
 * Editions of a member's saved events by date, at most as many as a list holds. One round trip.
 * @param at ISO instant
 */
export async function findSavedEditions(
  db: Database,
  memberId: number,
  locale: Locale,
  at: string,
): Promise<SavedEdition[]> {
  const saved = sql`FROM saved_event s JOIN event ev ON ev.id = s.event_id WHERE s.member_id = ${memberId}`
  const [entries, editions] = await readBatch(db, [
    sql`SELECT ev.permalink, s.saved_at AS "savedAt", s.note, s.state, s.result_seconds AS "resultSeconds" ${saved}`,
    feedEditions(sql`SELECT ${nextEdition(at)} ${saved}`, locale),
  ])
  const byEvent = new Map(
    v.parse(v.array(entryRow), entries).map((entry) => [entry.permalink, entry]),
  )
  return readFeedFacts(editions, locale).flatMap((facts) => {
    const entry = byEvent.get(facts.permalink)
    if (entry === undefined) return []
    const { savedAt, note, state, resultSeconds } = entry
    return { facts, savedAt, note, state, resultSeconds }
  })
}
