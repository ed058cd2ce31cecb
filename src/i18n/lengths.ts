import { longUnits, mileDigits } from '../model/values/units.ts'
import type { Figure } from '../model/views.ts'
import { figureText } from './figure-text.ts'
import { figure, measure } from './format.ts'
import type { Reader } from './reader.ts'

/** Lengths in the reader's units. Values in units of time, steps or floors are not converted. */

export type Measurer = Pick<Reader, 'locale' | 'unit'>

const metresPerFoot = 0.3048
const metresPerYard = 0.9144

/** Lengths below this are in yards. */
const yardsBelow = 320

/** "42.2" and "km" (metres below 1 km), or "26.2" and "mi" (yards below a fifth of a mile). */
export function length(metres: number, { locale, unit }: Measurer): Figure {
  if (unit === 'metric') {
    return metres < 1000 ? figure(metres, 'm', locale) : figure(metres / 1000, 'km', locale)
  }
  if (metres < yardsBelow) return figure(metres / metresPerYard, 'yard', locale)
  const miles = metres / longUnits.imperial.metres
  return figure(miles, 'mi', locale, mileDigits(miles))
}

/** The same as a large figure: without decimals from 100 km or miles on. */
export function wholeLength(metres: number, reader: Measurer): Figure {
  const { unit, metres: each } = longUnits[reader.unit]
  const value = metres / each
  return value < 100 ? length(metres, reader) : figure(value, unit, reader.locale, 0)
}

/** Climb: "1,250" and "m", or "4,101" and "ft". */
export function climbFigure(metres: number, { locale, unit }: Measurer): Figure {
  return unit === 'metric'
    ? figure(metres, 'm', locale, 0)
    : figure(metres / metresPerFoot, 'ft', locale, 0)
}

/** Climb: "1,250 m" or "4,101 ft". */
export const climb = (metres: number, measurer: Measurer): string =>
  figureText(climbFigure(metres, measurer), measurer.locale)

/** Distance to a place: "12 km" or "7 mi", at least 1. */
export function wayOff(kilometres: number, { locale, unit }: Measurer): string {
  const long = longUnits[unit]
  const value = Math.max(1, Math.round((kilometres * 1000) / long.metres))
  return measure(value, long.unit, locale, 0)
}

/** End of a range: "42.2" and "km", or "26.2" and "mi", for short lengths as well. */
export function longLength(kilometres: number, { locale, unit }: Measurer): Figure {
  const value = (kilometres * 1000) / longUnits[unit].metres
  const digits = unit === 'imperial' ? mileDigits(value) : 1
  return figure(value, longUnits[unit].unit, locale, digits)
}

/** "km" or "mi", for the label of a field. */
export function longUnitName({ locale, unit }: Measurer): string {
  return figure(2, longUnits[unit].unit, locale).unit
}

/** "m" or "ft", for the label of a field for climbs. */
export function climbUnitName({ locale, unit }: Measurer): string {
  return figure(2, unit === 'metric' ? 'm' : 'ft', locale).unit
}
