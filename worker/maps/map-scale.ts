import { longUnits, type unitSystems } from '../../src/model/values/units.ts'
import { isNearCoast, type Surroundings } from './surroundings.ts'

/** Widths that a drawing of 360 pixels shows, in the long unit of each system. */
const widths = { metric: [120, 240, 480], imperial: [75, 150, 300] } as const

/** Width in the long unit, with its kilometres. */
export interface MapScale {
  across: number
  km: number
}

/** Number of towns in the middle of the drawing by which a reader recognises the place. */
const enoughTowns = 3

/** The widest that is considered, in kilometres. */
export const widestKm = 483

export function mapScale(around: Surroundings, unit: keyof typeof unitSystems): MapScale {
  const kmOf = (across: number) => (across * longUnits[unit].metres) / 1000
  const offered = isNearCoast(around) ? widths[unit].slice(0, 2) : widths[unit]
  const isEnough = (across: number) => {
    const km = kmOf(across)
    const near = around.towns.filter(
      ({ x, y }) =>
        Math.hypot(x, y) > km * 0.06 && Math.abs(x) < km * 0.44 && Math.abs(y) < km * 0.28,
    )
    return near.length >= enoughTowns
  }
  const across = offered.find(isEnough) ?? offered.at(-1) ?? 120
  return { across, km: kmOf(across) }
}
