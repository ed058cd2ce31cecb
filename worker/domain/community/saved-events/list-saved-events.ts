import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { SavedState } from '../../../../src/model/members/saved-states.ts'
import type { Database } from '../../../db/client.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { savedEvent } from './saved-event.table.ts'

/** A saved event of a member. */
export interface SavedEntry {
  eventId: number
  permalink: string
  /** ISO instant. */
  savedAt: string
  note: string | null
  state: SavedState | null
  /** Time of the member, of a race that is done. */
  resultSeconds: number | null
}

/** Query of a member's saved events, newest first. */
export function savedEntries(db: Database, memberId: number, only?: SQL) {
  return db
    .select({
      eventId: savedEvent.eventId,
      permalink: event.permalink,
      savedAt: savedEvent.savedAt,
      note: savedEvent.note,
      state: savedEvent.state,
      resultSeconds: savedEvent.resultSeconds,
    })
    .from(savedEvent)
    .innerJoin(event, eq(event.id, savedEvent.eventId))
    .where(and(eq(savedEvent.memberId, memberId), only))
    .orderBy(desc(savedEvent.savedAt), asc(event.permalink))
}

/** All saved events of a member, newest first. */
export async function listSavedEvents(db: Database, memberId: number): Promise<SavedEntry[]> {
  return await savedEntries(db, memberId)
}
