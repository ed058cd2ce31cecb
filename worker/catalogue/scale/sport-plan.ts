import type { Sport } from '../../../src/model/sports.ts'
import type { Season } from './season.ts'

/** Kilometres of one leg. */
type Leg = readonly [Sport, number]

/** How the synthetic events of a sport look. */
export interface SportPlan {
  /** Events of this sport among a hundred; all add up to 100. */
  share: number
  season: Season
  /** Kilometres its races go over; `legs` instead for several sports in one race. */
  km?: readonly number[]
  /** Miles they go over where miles are counted. */
  miles?: readonly number[]
  legs?: readonly (readonly Leg[])[]
  /** Hours of races by time, and their share. */
  hours?: readonly number[]
  timed?: number
  /** Share of races whose distance nobody states. */
  unknown?: number
  /** Metres of climb a kilometre, and the share of races that state their climb. */
  climb?: readonly [low: number, high: number]
  climbStated?: number
  /** Euro to begin with, and for each kilometre. */
  price: readonly [start: number, perKm: number]
}
