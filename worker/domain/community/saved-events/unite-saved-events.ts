import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { savedEntries, type SavedEntry } from './list-saved-events.ts'
import { roomLeft } from './room-left.ts'
import { savedEvent } from './saved-event.table.ts'

/**
 * Adds the events saved in a browser to those of the member, as far as the list has room. Unknown permalinks are left
 * out; repeating it changes nothing.
 * @param permalinks newest first
 * @returns how many were added, and the whole list
 */
export async function uniteSavedEvents(
  db: Database,
  memberId: number,
  permalinks: readonly string[],
  now: Date,
): Promise<{ added: number; entries: SavedEntry[] }> {
  const [added, entries] = await db.batch([
    db
      .insert(savedEvent)
      .select(
        selectRow(
          savedEvent,
          { memberId, eventId: sql`${event.id}`, savedAt: now.toISOString() },
          sql`FROM json_each(${JSON.stringify(permalinks)}) wanted
          JOIN ${event} ON ${event.permalink} = wanted.value
          WHERE ${event.id} NOT IN (SELECT event_id FROM saved_event WHERE member_id = ${memberId})
          ORDER BY wanted.key LIMIT ${roomLeft(db, memberId)}`,
        ),
      )
      .onConflictDoNothing()
      .returning({ id: savedEvent.eventId }),
    savedEntries(db, memberId),
  ])
  return { added: added.length, entries }
}
