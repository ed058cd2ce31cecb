import { measure } from '../../../src/i18n/format.ts'
import type { Measurer } from '../../../src/i18n/lengths.ts'
import { longUnits } from '../../../src/model/values/units.ts'
import type { EventView } from '../../../src/model/views.ts'

/** Labels below a drawing, each with its place in percent of the width. */
export type Axis = EventView['drawings'][number]['axis']

/** Distances between labels of the axis, in kilometres or miles, chosen so that it has three to six labels. */
const axisSteps = [1, 2, 5, 10, 20, 25, 50, 100]

/** Shorter lengths have no axis. */
const leastMetres = 3000

export const percent = (share: number): number => Math.round(share * 1000) / 10

/** Labels of a scale of distances, in the reader's unit; those at the end of the scale, where it has a post, are left out. */
export function distanceAxis(metres: number, { locale, unit }: Measurer): Axis {
  if (metres < leastMetres) return []
  const long = longUnits[unit]
  const whole = metres / long.metres
  const step = axisSteps.find((size) => whole / size <= 5) ?? 200
  return Array.from({ length: Math.floor((whole * 0.85) / step) + 1 }, (_, i) => ({
    label: i === 1 ? measure(step, long.unit, locale) : String(i * step),
    at: percent((i * step) / whole),
  }))
}
