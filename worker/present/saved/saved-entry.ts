import type { SavedEntryView } from '../../../src/model/schemas/account/saved-events.ts'
import { presentPlan } from './saved-plan.ts'
import type { SavedEntry } from '../../domain/community/saved-events/list-saved-events.ts'

/** A saved event as the API shows it (spec §3). */
export function savedEntry({
  eventId,
  permalink,
  savedAt,
  note,
  ...plan
}: SavedEntry): SavedEntryView {
  return { a_event_id: eventId, permalink, savedAt, note, ...presentPlan(plan) }
}
