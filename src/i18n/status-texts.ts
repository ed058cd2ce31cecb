import type { StatusMeaning } from '../model/event/edition-status.ts'
import { m } from '../paraglide/messages.js'

/** Explanations of statuses for athletes. `date` is the edition's full date. */
export const statusTexts = {
  hybrid: m.status_text_hybrid,
  virtual: m.status_text_virtual,
  turned_virtual: m.status_text_turned_virtual,
  postponed: m.status_text_postponed,
  rescheduled: m.status_text_rescheduled,
  cancelled: m.status_text_cancelled,
  cancelled_past: m.status_text_cancelled_past,
  postponed_past: m.status_text_postponed_past,
  rescheduled_past: m.status_text_rescheduled_past,
  virtual_past: m.status_text_virtual_past,
  terminated: m.status_text_terminated,
  archived: m.status_text_archived,
} satisfies Record<StatusMeaning, (inputs: { date: string }) => string>
