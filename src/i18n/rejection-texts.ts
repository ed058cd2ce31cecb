import type { RejectionReason } from '../model/community/moderation.ts'
import { m } from '../paraglide/messages.js'

/** Sentence of the email that says why a text was rejected, and what its author can do. */
export const rejectionTexts = {
  'names-person': m.rejected_names_person,
  advert: m.rejected_advert,
  'off-topic': m.rejected_off_topic,
  insult: m.rejected_insult,
  copied: m.rejected_copied,
  'not-there': m.rejected_not_there,
  unclear: m.rejected_unclear,
  unfounded: m.rejected_unfounded,
  'not-shown': m.rejected_not_shown,
} as const satisfies Record<RejectionReason, unknown>
