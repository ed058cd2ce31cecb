import { secondsOfResult } from '../../../../src/model/members/saved-states.ts'
import type { SavedFields } from '../../../../src/model/schemas/account/saved-events.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { entryOf } from './remove-saved-event.ts'
import { savedEvent } from './saved-event.table.ts'

/** Columns of a plan; a time belongs to a race that is done. */
const planOf = (state: NonNullable<SavedFields['state']>, result: string) => ({
  state: state === '' ? null : state,
  resultSeconds: state === 'done' ? secondsOfResult(result) : null,
})

/** Writes the note or the plan of a saved event; what is empty is deleted. @throws DomainError not-found if it is not saved */
export async function changeSavedEvent(
  db: Database,
  memberId: number,
  { permalink, note, state, result = '' }: SavedFields,
): Promise<void> {
  const changed = await db
    .update(savedEvent)
    .set({
      // Set in any case, because a statement needs a column.
      memberId,
      ...(note === undefined ? {} : { note: note === '' ? null : note }),
      ...(state === undefined ? {} : planOf(state, result)),
    })
    .where(entryOf(db, memberId, { permalink }))
    .returning({ id: savedEvent.eventId })
  if (changed.length === 0) throw new DomainError('not-found')
}
