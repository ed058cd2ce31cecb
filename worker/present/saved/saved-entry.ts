import type { SavedEntryView } from '../../../src/model/schemas/account/saved-events.ts'
import type { SavedEntry } from '../../domain/community/saved-events/list-saved-events.ts'

/** A saved event as the API shows it (spec §3). */
export function savedEntry({ eventId, ...entry }: SavedEntry): SavedEntryView {
  return { a_event_id: eventId, ...entry }
}
