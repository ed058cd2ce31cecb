import type { CountedFact, CompletenessItem } from '../../../../model/event-facts/sought-facts.ts'
import { getLocale } from '../../../../paraglide/runtime.js'
import { m } from '../../../../paraglide/messages.js'
import type { DraftStore } from '../../../member-area/draft/draft-store.ts'
import { factName } from '../../../../i18n/fact-name.ts'
import { missingNames } from '../publish/missing-names.ts'

const reasons = {
  date: m.missing_date_why,
  link: m.missing_link_why,
  distance: m.missing_distance_why,
  price: m.missing_price_why,
  window: m.missing_window_why,
  startTime: m.missing_start_why,
  climb: m.missing_climb_why,
  pin: m.missing_pin_why,
  about: m.missing_about_why,
  picture: m.missing_picture_why,
  contact: m.missing_contact_why,
} satisfies Record<CompletenessItem, () => string>

/** Name of an open fact, and why it matters. */
export const openFact = (
  { item, path }: CountedFact,
  store: Pick<DraftStore, 'get'>,
): { name: string; why: string } =>
  item === null
    ? {
        name: path === null ? '' : factName(path, store.get, getLocale()).name,
        why: m.editor_needed(),
      }
    : { name: missingNames[item](), why: reasons[item]() }
