import { number } from '../../../src/i18n/format.ts'
import { longUnitName } from '../../../src/i18n/lengths.ts'
import { m } from '../../../src/paraglide/messages.js'
import { defineFilter } from '../filter.ts'
import { lengthKey } from '../key-schemas.ts'
import { isReversed, rangeLabel } from '../ranges.ts'

/** A range of km-effort: kilometres plus a hundredth of the metres of climb. */
export const effort = defineFilter({
  name: 'effort',
  keys: {
    minEffort: lengthKey(
      'Least effort: kilometres, and one more for each 100 metres of climb, with up to three decimals.',
    ),
    maxEffort: lengthKey('Greatest effort.'),
  },
  hasFields: true,
  read: ({ minEffort, maxEffort }) => ({ minEffort, maxEffort }),
  write: ({ minEffort, maxEffort }) => ({ minEffort, maxEffort }),
  contradiction: ({ minEffort, maxEffort }) =>
    isReversed(minEffort, maxEffort) ? 'maxEffort' : null,
  isSet: ({ minEffort, maxEffort }) => minEffort !== null || maxEffort !== null,
  drop: () => ({ minEffort: null, maxEffort: null }),
  search: ({ minEffort, maxEffort }) => ({
    minEffort: minEffort ?? undefined,
    maxEffort: maxEffort ?? undefined,
  }),
  label({ minEffort, maxEffort }, _places, reader) {
    const { locale } = reader
    const range = rangeLabel(minEffort, maxEffort, reader, (km) => {
      const value = number(km, locale)
      return { value, whole: value }
    })
    return range === null ? null : m.effort_of({ range }, { locale })
  },
  options: ({ minEffort, maxEffort }, _facts, { locale }) => ({
    min: String(minEffort ?? ''),
    max: String(maxEffort ?? ''),
    unitName: longUnitName({ locale, unit: 'metric' }),
    help: m.filter_effort_help({}, { locale }),
  }),
})
