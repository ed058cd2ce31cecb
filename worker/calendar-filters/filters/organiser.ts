import { defineFilter } from '../filter.ts'
import { maybe, shortText } from '../key-schemas.ts'

/** An organiser. Links of event pages set it; the rail has no option for it. */
export const organiser = defineFilter({
  name: 'organiser',
  keys: { organiser: maybe(shortText(120), 'Permalink of the organiser.') },
  read: (keys) => ({ organiser: keys.organiser }),
  write: (query) => ({ organiser: query.organiser }),
  isSet: (query) => query.organiser !== null,
  drop: () => ({ organiser: null }),
  search: (_query, { places }) => ({ organiserId: places.organiser?.id }),
  label: (_query, places) => places.organiser?.name ?? null,
  options: () => null,
})
