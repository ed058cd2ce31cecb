import { climb, climbUnitName } from '../../../src/i18n/lengths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { feetOfMetres, metresOfFeet } from '../../../src/model/values/units.ts'
import { m } from '../../../src/paraglide/messages.js'
import { defineFilter } from '../filter.ts'
import { formUnits, isImperial } from '../form-units.ts'
import { climbKey } from '../key-schemas.ts'
import { isReversed, rangeLabel } from '../ranges.ts'

/** Value of a form field in metres or feet; '' for null. */
function fieldValue(metres: number | null, { unit }: Reader): string {
  if (metres === null) return ''
  return String(unit === 'metric' ? metres : feetOfMetres(metres))
}

/** A range of metres of climb. */
export const gain = defineFilter({
  name: 'gain',
  keys: {
    minGain: climbKey('Least metres of climb.'),
    maxGain: climbKey('Greatest metres of climb.'),
    minClimb: climbKey('`minGain` as a form sends it: metres, or feet if `unit` is `imperial`.'),
    maxClimb: climbKey('`maxGain` as a form sends it: metres, or feet if `unit` is `imperial`.'),
    ...formUnits,
  },
  hasFields: true,
  read({ minClimb, maxClimb, unit, minGain, maxGain }) {
    const toMetres = (given: number | null) =>
      given !== null && isImperial(unit) ? metresOfFeet(given) : given
    return { minGain: toMetres(minClimb) ?? minGain, maxGain: toMetres(maxClimb) ?? maxGain }
  },
  write: ({ minGain, maxGain }) => ({ minGain, maxGain }),
  contradiction: ({ minGain, maxGain }) => (isReversed(minGain, maxGain) ? 'maxGain' : null),
  isSet: ({ minGain, maxGain }) => minGain !== null || maxGain !== null,
  drop: () => ({ minGain: null, maxGain: null }),
  search: ({ minGain, maxGain }) => ({
    minGain: minGain ?? undefined,
    maxGain: maxGain ?? undefined,
  }),
  label({ minGain, maxGain }, _places, reader) {
    const range = rangeLabel(minGain, maxGain, reader, (metres) => {
      const whole = climb(metres, reader)
      return { value: whole.replace(/[^\d]+$/u, ''), whole }
    })
    return range === null ? null : m.climb({ climb: range }, { locale: reader.locale })
  },
  options: ({ minGain, maxGain }, _facts, reader) => ({
    min: fieldValue(minGain, reader),
    max: fieldValue(maxGain, reader),
    unitName: climbUnitName(reader),
  }),
})
