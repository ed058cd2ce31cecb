import type { EventTextKind } from '../model/schemas/event/event-facts.ts'
import { m } from '../paraglide/messages.js'

/** Names of the texts of an event page, as Paraglide's message functions. */
export const eventTextNames = {
  about: m.editor_about,
  course: m.editor_course_text,
  schedule: m.editor_schedule,
  gettingThere: m.editor_getting_there,
  bibPickUp: m.editor_bib,
  rules: m.editor_rules,
  medical: m.editor_medical,
  accessibility: m.editor_accessibility,
  refund: m.editor_refund,
} satisfies Record<EventTextKind, () => string>
