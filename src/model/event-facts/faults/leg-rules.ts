import type { LegFacts } from '../../schemas/event/event-facts.ts'
import { toMetres, type DistanceUnit } from '../../values/units.ts'
import type { Rule } from './fault-codes.ts'

/** A distance needs a unit and a unit a distance; a climb or altitude needs a unit of length. */
export function legRules(leg: LegFacts): Rule[] {
  const { distance, unit, unknownDistance } = leg
  return [
    ['sport', 'required', leg.sport === null],
    ['distance', 'required', distance === null && !unknownDistance],
    ['distance', 'min', distance !== null && distance <= 0],
    ['unit', 'unit-required', distance !== null && unit === null && !unknownDistance],
    ...elevationRules('gain', leg.gain, leg.gainUnit),
    ...elevationRules('drop', leg.drop, leg.dropUnit),
    ...elevationRules('highest', leg.highest, leg.highestUnit),
    ...elevationRules('lowest', leg.lowest, leg.lowestUnit),
    ['gain', 'min', (leg.gain ?? 0) < 0],
    ['drop', 'min', (leg.drop ?? 0) < 0],
    ['lowest', 'lowest-above-highest', isLowestAbove(leg)],
  ]
}

const elevationRules = (
  path: 'gain' | 'drop' | 'highest' | 'lowest',
  value: number | null,
  unit: DistanceUnit | null,
): Rule[] => [
  [`${path}Unit`, 'unit-required', value !== null && unit === null],
  [`${path}Unit`, 'invalid', value !== null && unit !== null && unit !== 'm' && unit !== 'ft'],
]

function isLowestAbove({ lowest, lowestUnit, highest, highestUnit }: LegFacts): boolean {
  if (lowest === null || highest === null || lowestUnit === null || highestUnit === null)
    return false
  return (toMetres(lowest, lowestUnit) ?? 0) > (toMetres(highest, highestUnit) ?? 0)
}
