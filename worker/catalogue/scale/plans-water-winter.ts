import type { SportPlan } from './sport-plan.ts'

const paddling = {
  season: 'summer',
  km: [5, 10, 20, 2, 12.5, 33, 1],
  unknown: 0.1,
  price: [15, 1],
} as const

/** Sports in and on water, on snow and on ice. */
export const waterWinterPlans = {
  swimming: {
    share: 3.4,
    season: 'summer',
    km: [1.5, 3, 5, 0.75, 10, 2, 25],
    miles: [0.5, 1, 2.4, 3, 6],
    hours: [12, 24],
    timed: 0.015,
    unknown: 0.05,
    price: [20, 3],
  },
  sup: { share: 0.8, ...paddling },
  kayaking: { share: 0.7, ...paddling },
  canoeing: { share: 0.7, ...paddling },
  rafting: { share: 0.4, ...paddling },
  xc_skiing: {
    share: 2.4,
    season: 'winter',
    km: [30, 50, 15, 42, 70, 10, 90],
    unknown: 0.05,
    climb: [6, 18],
    climbStated: 0.4,
    price: [25, 0.8],
  },
  alpine_skiing: { share: 0.5, season: 'winter', km: [2, 3, 1, 8], unknown: 0.5, price: [30, 1] },
  skimo: {
    share: 0.9,
    season: 'winter',
    km: [12, 18, 6, 26, 3.5],
    unknown: 0.1,
    climb: [90, 160],
    climbStated: 0.9,
    price: [30, 1],
  },
  telemark: { share: 0.2, season: 'winter', km: [2, 1, 5], unknown: 0.6, price: [25, 1] },
  ski_orienteering: {
    share: 0.3,
    season: 'winter',
    km: [5, 12, 18, 3],
    unknown: 0.4,
    price: [18, 0.5],
  },
  ski_jumping: { share: 0.2, season: 'winter', km: [], unknown: 1, price: [20, 0] },
  nordic_skating: {
    share: 0.5,
    season: 'winter',
    km: [20, 40, 80, 100, 200],
    unknown: 0.05,
    price: [20, 0.3],
  },
} as const satisfies Record<string, SportPlan>
