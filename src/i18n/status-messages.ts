import { m } from '../paraglide/messages.js'
import type { StatusMeaning } from '../model/event/edition-status.ts'

/** Names of the statuses of editions. */
export const statusMessages = {
  hybrid: m.status_hybrid,
  virtual: m.status_virtual,
  turned_virtual: m.status_turned_virtual,
  postponed: m.status_postponed,
  rescheduled: m.status_rescheduled,
  cancelled: m.status_cancelled,
  cancelled_past: m.status_cancelled_past,
  postponed_past: m.status_postponed_past,
  rescheduled_past: m.status_rescheduled_past,
  virtual_past: m.status_virtual_past,
  terminated: m.status_terminated,
  archived: m.status_archived,
} satisfies Record<StatusMeaning, unknown>
