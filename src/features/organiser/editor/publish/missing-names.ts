import type { CompletenessItem } from '../../../../model/event-facts/sought-facts.ts'
import { m } from '../../../../paraglide/messages.js'

/** Names of the facts that athletes look for. */
export const missingNames = {
  date: m.editor_date_confirmed,
  link: m.editor_sign_up_page,
  distance: m.filter_distance,
  price: m.th_price,
  window: m.editor_closes,
  startTime: m.editor_start_time,
  climb: m.filter_climb,
  pin: m.editor_pin,
  about: m.editor_about,
  picture: m.editor_pictures,
  contact: m.editor_email,
} satisfies Record<CompletenessItem, () => string>
