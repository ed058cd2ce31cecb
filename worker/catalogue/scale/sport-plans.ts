import type { Sport } from '../../../src/model/sports.ts'
import type { Season } from './season.ts'

/** Kilometres of one leg. */
type Leg = readonly [Sport, number]

/** How the synthetic events of a sport look. */
interface SportPlan {
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

const roadKm = [5, 10, 21.0975, 42.195, 3, 15, 8, 50, 100, 1.6]
const roadMiles = [3.1, 6.2, 13.1, 26.2, 1, 5, 10, 4, 50, 100]
const paddling = { season: 'summer', km: [5, 10, 20, 2, 12.5, 33, 1], unknown: 0.1, price: [15, 1] } as const

export const sportPlans: Readonly<Record<Sport, SportPlan>> = {
  run: { share: 38, season: 'mild', km: roadKm, miles: roadMiles, hours: [6, 12, 24, 48], timed: 0.015, unknown: 0.04, climb: [1, 12], climbStated: 0.3, price: [9, 1.1] },
  trail: { share: 16, season: 'long', km: [12, 21, 34, 50, 8, 65, 80, 105, 170], miles: [6, 13.1, 20, 31, 50, 62, 100, 4], hours: [6, 12, 24], timed: 0.02, unknown: 0.05, climb: [22, 70], climbStated: 0.85, price: [12, 1.2] },
  obstacle: { share: 0.9, season: 'summer', km: [5, 10, 15, 21, 3], unknown: 0.1, climb: [5, 40], climbStated: 0.2, price: [35, 2] },
  cycling: { share: 7, season: 'summer', km: [80, 120, 160, 50, 200, 30, 300, 600], miles: [31, 62, 100, 20, 50, 125], hours: [6, 12, 24], timed: 0.02, unknown: 0.05, climb: [4, 25], climbStated: 0.65, price: [18, 0.35] },
  gravel: { share: 2.6, season: 'long', km: [60, 100, 150, 40, 200, 350], miles: [30, 60, 100, 200], unknown: 0.05, climb: [8, 22], climbStated: 0.7, price: [20, 0.4] },
  mtb: { share: 4.2, season: 'summer', km: [25, 45, 70, 15, 90, 120], miles: [15, 30, 50, 100], hours: [3, 6, 12, 24], timed: 0.06, unknown: 0.08, climb: [15, 38], climbStated: 0.7, price: [18, 0.5] },
  cyclocross: { share: 1.2, season: 'autumn', km: [15, 20, 25, 10], hours: [1], timed: 0.4, unknown: 0.2, price: [15, 0.5] },
  swimming: { share: 3.4, season: 'summer', km: [1.5, 3, 5, 0.75, 10, 2, 25], miles: [0.5, 1, 2.4, 3, 6], hours: [12, 24], timed: 0.015, unknown: 0.05, price: [20, 3] },
  sup: { share: 0.8, ...paddling },
  kayaking: { share: 0.7, ...paddling },
  canoeing: { share: 0.7, ...paddling },
  rafting: { share: 0.4, ...paddling },
  xc_skiing: { share: 2.4, season: 'winter', km: [30, 50, 15, 42, 70, 10, 90], unknown: 0.05, climb: [6, 18], climbStated: 0.4, price: [25, 0.8] },
  alpine_skiing: { share: 0.5, season: 'winter', km: [2, 3, 1, 8], unknown: 0.5, price: [30, 1] },
  skimo: { share: 0.9, season: 'winter', km: [12, 18, 6, 26, 3.5], unknown: 0.1, climb: [90, 160], climbStated: 0.9, price: [30, 1] },
  telemark: { share: 0.2, season: 'winter', km: [2, 1, 5], unknown: 0.6, price: [25, 1] },
  ski_orienteering: { share: 0.3, season: 'winter', km: [5, 12, 18, 3], unknown: 0.4, price: [18, 0.5] },
  ski_jumping: { share: 0.2, season: 'winter', km: [], unknown: 1, price: [20, 0] },
  nordic_skating: { share: 0.5, season: 'winter', km: [20, 40, 80, 100, 200], unknown: 0.05, price: [20, 0.3] },
  walk: { share: 4, season: 'long', km: [10, 20, 5, 30, 42, 50, 100], miles: [6, 13, 26, 50], hours: [24], timed: 0.02, unknown: 0.08, climb: [4, 30], climbStated: 0.4, price: [4, 0.3] },
  nordic_walk: { share: 1.8, season: 'long', km: [10, 5, 21, 15, 7], unknown: 0.05, climb: [4, 20], climbStated: 0.3, price: [8, 0.5] },
  orienteering: { share: 3.2, season: 'long', km: [5, 8, 12, 3, 16], hours: [2, 6, 12, 24], timed: 0.2, unknown: 0.55, price: [12, 0.5] },
  inline_skating: { share: 0.4, season: 'summer', km: [21.0975, 42.195, 10, 5], unknown: 0.05, price: [20, 0.6] },
  dog_run: { share: 0.4, season: 'autumn', km: [5, 3, 8, 12], unknown: 0.1, price: [18, 0.8] },
  wheelchair: { share: 0.3, season: 'mild', km: [42.195, 21.0975, 10, 5], unknown: 0.05, price: [20, 0.5] },
  triathlon: {
    share: 4.6,
    season: 'summer',
    legs: [
      [['swimming', 0.75], ['cycling', 20], ['run', 5]],
      [['swimming', 1.5], ['cycling', 40], ['run', 10]],
      [['swimming', 1.9], ['cycling', 90], ['run', 21.0975]],
      [['swimming', 0.4], ['cycling', 10], ['run', 2.5]],
      [['swimming', 3.8], ['cycling', 180], ['run', 42.195]],
      [['swimming', 1], ['mtb', 25], ['trail', 8]],
    ],
    unknown: 0.03,
    price: [30, 1.9],
  },
  duathlon: {
    share: 1.4,
    season: 'long',
    legs: [
      [['run', 5], ['cycling', 20], ['run', 2.5]],
      [['run', 10], ['cycling', 40], ['run', 5]],
      [['run', 10], ['cycling', 60], ['run', 10]],
      [['trail', 6], ['mtb', 20], ['trail', 3]],
    ],
    unknown: 0.05,
    price: [25, 1],
  },
  swimrun: { share: 0.8, season: 'summer', legs: [[['swimming', 1.5], ['trail', 8]], [['swimming', 3.5], ['trail', 17]], [['swimming', 8], ['trail', 32]]], unknown: 0.1, price: [40, 2] },
  aquathlon: { share: 0.6, season: 'summer', legs: [[['swimming', 0.75], ['run', 5]], [['swimming', 1], ['run', 5]], [['run', 2.5], ['swimming', 1], ['run', 2.5]]], unknown: 0.05, price: [20, 2] },
  aquabike: { share: 0.4, season: 'summer', legs: [[['swimming', 1.5], ['cycling', 40]], [['swimming', 1.9], ['cycling', 90]], [['swimming', 3.8], ['cycling', 180]]], unknown: 0.05, price: [60, 1] },
  run_bike: { share: 0.4, season: 'autumn', legs: [[['run_bike', 10]], [['run_bike', 20]], [['run_bike', 5]]], unknown: 0.1, price: [20, 1] },
  raid: { share: 0.6, season: 'summer', legs: [[['trail', 15], ['mtb', 40], ['canoeing', 8]], [['trail', 40], ['mtb', 120], ['kayaking', 25]], [['trail', 8], ['mtb', 20]]], hours: [6, 12, 24, 48], timed: 0.15, unknown: 0.3, price: [60, 0.8] },
  paddle_triathlon: { share: 0.2, season: 'summer', legs: [[['sup', 3], ['mtb', 20], ['run', 5]], [['kayaking', 8], ['cycling', 40], ['run', 10]]], unknown: 0.1, price: [35, 1] },
}
