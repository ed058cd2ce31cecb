import { DomainError } from '../../../../src/model/values/errors.ts'
import type { EventChoice } from '../../../../src/model/schemas/account/saved-events.ts'
import type { Database } from '../../../db/client.ts'
import { entryOf } from './remove-saved-event.ts'
import { savedEvent } from './saved-event.table.ts'

/** Writes the note of a saved event; an empty one deletes it. @throws DomainError not-found if it is not saved */
export async function setNote(
  db: Database,
  memberId: number,
  choice: EventChoice,
  note: string,
): Promise<void> {
  const changed = await db
    .update(savedEvent)
    .set({ note: note === '' ? null : note })
    .where(entryOf(db, memberId, choice))
    .returning({ id: savedEvent.eventId })
  if (changed.length === 0) throw new DomainError('not-found')
}
