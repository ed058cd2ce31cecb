import { isInWater, profileHeights, type Leg } from './kilometre-bars.ts'
import { barHeights, metresAlong } from './profile-bars.ts'
import { planRuler, rulerHeights } from './ruler.ts'
import type { Hue } from './sports.ts'

/**
 * Two races as kilometre bars on one scale: a bar is the same number of kilometres in both, and of two measured courses also
 * the same number of metres high. Legs have their true share of the length, unlike in the drawing of a single race.
 */

/** A race of known length. */
export interface ComparedRace {
  /** The event's permalink. */
  seed: string
  km: number
  legs: readonly Leg[]
  /** Measured course of a race of one leg: pairs of metres from the start and metres above sea level. */
  profile: readonly (readonly [number, number])[] | null
}

export interface ComparedLeg {
  hue: Hue
  /** Percentages of the height of the drawing. */
  heights: number[]
}

/** Reason for which two races cannot be drawn on one scale. */
export const obstacles = ['same', 'length', 'ground'] as const
export type Obstacle = (typeof obstacles)[number]

const isAllInWater = (legs: readonly Leg[]): boolean => legs.every(isInWater)

/** Obstacle between the races of two events: an unknown length, or one in water and the other on land. */
export function obstacleBetween(first: readonly Leg[], second: readonly Leg[]): Obstacle | null {
  const legs = [...first, ...second]
  const hasLengths = first.length > 0 && second.length > 0
  if (!hasLengths || legs.some(({ km }) => km === undefined || km <= 0)) return 'length'
  return isAllInWater(first) === isAllInWater(second) ? null : 'ground'
}

const mostBars = 110

/** Kilometres of a bar, by the longer race. */
export const comparedStep = (km: number): number => planRuler(km, mostBars).step ?? km

/** True if all that is drawn of a leg is its length. */
const isRuler = (leg: Leg): boolean => isInWater(leg) || leg.gain === undefined

const spanOf = (metres: readonly number[]): number => Math.max(...metres) - Math.min(...metres)
const percentages = (heights: readonly number[]): number[] =>
  heights.map((height) => Math.round(height * 100))

function drawnLegs({ seed, legs }: ComparedRace, step: number): ComparedLeg[] {
  let end = 0
  let done = 0
  return legs.map((leg, index) => {
    end += leg.km ?? 0
    const isLast = index === legs.length - 1
    // Each leg ends at the bar that its end falls on, so that rounding does not add up.
    const until = isLast ? Math.max(done + 1, Math.round(end / step)) : Math.round(end / step)
    const count = until - done
    done = until
    if (count === 0) return { hue: leg.hue, heights: [] }
    const heights = isRuler(leg)
      ? rulerHeights({ count, step }, [leg.km ?? 0])
      : profileHeights(seed, leg, index, count)
    return { hue: leg.hue, heights: percentages(heights) }
  })
}

/** Bars of two races, by leg. @param step kilometres of a bar */
export function comparedBars(
  first: ComparedRace,
  second: ComparedRace,
  step: number,
): [ComparedLeg[], ComparedLeg[]] {
  const [one, other] = [first, second].map(({ profile, km }) =>
    profile === null ? null : metresAlong(profile, Math.max(1, Math.round(km / step))),
  )
  if (!one || !other) return [drawnLegs(first, step), drawnLegs(second, step)]
  const span = Math.max(spanOf(one), spanOf(other))
  const legOf = ({ legs }: ComparedRace, metres: readonly number[]): ComparedLeg[] =>
    legs.slice(0, 1).map(({ hue }) => ({ hue, heights: percentages(barHeights(metres, span)) }))
  return [legOf(first, one), legOf(second, other)]
}

function pathOf(heights: readonly number[], from: number): string {
  return heights
    .map((height, index) => `${index === 0 ? `M${from * 10} 100` : 'm4 0'}v-${height}h6V100`)
    .join('')
}

/** SVG path data of each leg, with a percent of the height as the unit up, and a tenth of a bar's pitch along. */
export function comparedPaths(legs: readonly ComparedLeg[]): { hue: Hue; path: string }[] {
  let from = 0
  return legs.map(({ hue, heights }) => {
    const path = pathOf(heights, from)
    from += heights.length
    return { hue, path }
  })
}

/** Number of bars of all legs. */
export const comparedLength = (legs: readonly ComparedLeg[]): number =>
  legs.reduce((sum, { heights }) => sum + heights.length, 0)
