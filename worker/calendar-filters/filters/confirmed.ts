import * as v from 'valibot'
import { m } from '../../../src/paraglide/messages.js'
import { defineFilter, type Choice } from '../filter.ts'

/** Confirmed dates only. */
export const confirmed = defineFilter({
  name: 'confirmed',
  keys: {
    confirmed: v.optional(
      v.pipe(
        v.picklist(['', '0', '1']),
        v.description('`1` leaves out dates that are only expected.'),
      ),
      '',
    ),
  },
  read: (keys) => ({ confirmed: keys.confirmed === '1' }),
  write: (query) => ({ confirmed: query.confirmed ? 1 : null }),
  isSet: (query) => query.confirmed,
  drop: () => ({ confirmed: false }),
  search: () => ({ includeExpected: false }),
  label: (query, _places, { locale }) =>
    query.confirmed ? m.filter_confirmed({}, { locale }) : null,
  options: (query, { facets }, { locale }): Choice => ({
    label: m.filter_confirmed({}, { locale }),
    total: facets.confirmed,
    chosen: query.confirmed,
    change: { confirmed: true },
  }),
})
