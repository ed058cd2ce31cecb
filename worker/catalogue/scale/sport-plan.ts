import type { Sport } from '../../../src/model/event/sports.ts'
import type { Season } from './season.ts'

/** A leg with its length in kilometres. */
type Leg = readonly [Sport, number]

/** Parameters of the synthetic events of a sport. */
export interface SportPlan {
  /** Share of this sport's events in percent; the shares of all sports add up to 100. */
  share: number
  season: Season
  /** Distances of its races in kilometres; multi-leg races have `legs` instead. */
  km?: readonly number[]
  /** Distances in miles, for countries that use miles. */
  miles?: readonly number[]
  legs?: readonly (readonly Leg[])[]
  /** Durations of timed races in hours, and the share of such races. */
  hours?: readonly number[]
  timed?: number
  /** Share of races with an unknown distance. */
  unknown?: number
  /** Climb in metres per kilometre, and the share of races with a stated climb. */
  climb?: readonly [low: number, high: number]
  climbStated?: number
  /** Base price in euro, and price per kilometre. */
  price: readonly [start: number, perKm: number]
}
