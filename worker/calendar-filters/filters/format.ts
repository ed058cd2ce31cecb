import * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import { eventFormats, type EventFormat } from '../../../src/model/calendar/calendar.ts'
import { m } from '../../../src/paraglide/messages.js'
import { defineFilter, type Choice } from '../filter.ts'
import { maybe } from '../key-schemas.ts'

const labels = {
  'in-person': m.format_in_person,
  hybrid: m.status_hybrid,
  virtual: m.status_virtual,
} satisfies Record<EventFormat, unknown>

const labelOf = (format: EventFormat, locale: Locale): string => labels[format]({}, { locale })

/** In person, virtual or both. */
export const format = defineFilter({
  name: 'format',
  keys: {
    format: maybe(v.picklist(eventFormats), '`in-person`, `virtual`, or `hybrid` for both.'),
  },
  read: (keys) => ({ format: keys.format }),
  write: (query) => ({ format: query.format }),
  isSet: (query) => query.format !== null,
  drop: () => ({ format: null }),
  search: (query) => ({ format: query.format ?? undefined }),
  label: (query, _places, { locale }) =>
    query.format === null ? null : labelOf(query.format, locale),
  options: (query, { facets }, { locale }): Choice[] =>
    eventFormats.map((each) => ({
      label: labelOf(each, locale),
      total: facets.format.get(each) ?? 0,
      chosen: query.format === each,
      change: { format: each },
    })),
})
