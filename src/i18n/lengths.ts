import { longUnits, mileDigits } from '../model/units.ts'
import type { Figure } from '../model/views.ts'
import { figure, measure } from './format.ts'
import type { Reader } from './reader.ts'

/** Lengths in the reader's own units. What counts time, steps or floors is nobody's unit and stays as it is. */

export type Measurer = Pick<Reader, 'locale' | 'unit'>

const metresPerFoot = 0.3048
const metresPerYard = 0.9144

/** Shorter than this, a length is told in yards. */
const yardsBelow = 320

/** "42.2" and "km", below 1 km metres; or "26.2" and "mi", below a fifth of a mile yards. */
export function length(metres: number, { locale, unit }: Measurer): Figure {
  if (unit === 'metric') {
    return metres < 1000 ? figure(metres, 'm', locale) : figure(metres / 1000, 'km', locale)
  }
  if (metres < yardsBelow) return figure(metres / metresPerYard, 'yard', locale)
  const miles = metres / longUnits.imperial.metres
  return figure(miles, 'mi', locale, mileDigits(miles))
}

/** "1,250 m" or "4,101 ft": a climb. */
export function climb(metres: number, { locale, unit }: Measurer): string {
  return unit === 'metric'
    ? measure(metres, 'm', locale, 0)
    : measure(metres / metresPerFoot, 'ft', locale, 0)
}

/** "12 km" or "7 mi": how far away something is, at least 1. */
export function wayOff(kilometres: number, { locale, unit }: Measurer): string {
  const long = longUnits[unit]
  const value = Math.max(1, Math.round((kilometres * 1000) / long.metres))
  return measure(value, long.unit, locale, 0)
}

/** "42.2" and "km", or "26.2" and "mi", however short: an end of a range. */
export function longLength(kilometres: number, { locale, unit }: Measurer): Figure {
  const value = (kilometres * 1000) / longUnits[unit].metres
  const digits = unit === 'imperial' ? mileDigits(value) : 1
  return figure(value, longUnits[unit].unit, locale, digits)
}

/** "km" or "mi" alone, as the label of a field. */
export function longUnitName({ locale, unit }: Measurer): string {
  return figure(2, longUnits[unit].unit, locale).unit
}

/** "m" or "ft" alone, as the label of a field for climbs. */
export function climbUnitName({ locale, unit }: Measurer): string {
  return figure(2, unit === 'metric' ? 'm' : 'ft', locale).unit
}
