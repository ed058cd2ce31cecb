import { toMetres, toSeconds } from '../../../../src/model/values/units.ts'
import type { LegInput } from '../events/event-input.ts'

/** Length of a leg: whole metres, or seconds of a race by time, and metres of climb; null if unknown. */
export interface LegLengths {
  metres: number | null
  seconds: number | null
  gainMetres: number | null
}

export function lengthsOfLeg({ distance, unit, gain }: LegInput): LegLengths {
  const isKnown = distance !== undefined && unit !== undefined
  return {
    metres: isKnown ? toMetres(distance, unit) : null,
    seconds: isKnown ? toSeconds(distance, unit) : null,
    gainMetres: gain === undefined ? null : toMetres(gain.value, gain.unit),
  }
}

function sum(values: (number | null)[]): number | null {
  let total = 0
  for (const value of values) {
    if (value === null) return null
    total += value
  }
  return total
}

/** Lengths of a race: sums over its legs, each null if it is unknown for one of them. */
export function lengthsOfRace(legs: readonly LegLengths[]): LegLengths {
  return {
    metres: sum(legs.map((leg) => leg.metres)),
    seconds: sum(legs.map((leg) => leg.seconds)),
    gainMetres: sum(legs.map((leg) => leg.gainMetres)),
  }
}
