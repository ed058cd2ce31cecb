import type { SportPlan } from './sport-plan.ts'

/** Sports of several legs. */
export const multiPlans = {
  triathlon: {
    share: 4.6,
    season: 'summer',
    legs: [
      [
        ['swimming', 0.75],
        ['cycling', 20],
        ['run', 5],
      ],
      [
        ['swimming', 1.5],
        ['cycling', 40],
        ['run', 10],
      ],
      [
        ['swimming', 1.9],
        ['cycling', 90],
        ['run', 21.0975],
      ],
      [
        ['swimming', 0.4],
        ['cycling', 10],
        ['run', 2.5],
      ],
      [
        ['swimming', 3.8],
        ['cycling', 180],
        ['run', 42.195],
      ],
      [
        ['swimming', 1],
        ['mtb', 25],
        ['trail', 8],
      ],
    ],
    unknown: 0.03,
    price: [30, 1.9],
  },
  duathlon: {
    share: 1.4,
    season: 'long',
    legs: [
      [
        ['run', 5],
        ['cycling', 20],
        ['run', 2.5],
      ],
      [
        ['run', 10],
        ['cycling', 40],
        ['run', 5],
      ],
      [
        ['run', 10],
        ['cycling', 60],
        ['run', 10],
      ],
      [
        ['trail', 6],
        ['mtb', 20],
        ['trail', 3],
      ],
    ],
    unknown: 0.05,
    price: [25, 1],
  },
  swimrun: {
    share: 0.8,
    season: 'summer',
    legs: [
      [
        ['swimming', 1.5],
        ['trail', 8],
      ],
      [
        ['swimming', 3.5],
        ['trail', 17],
      ],
      [
        ['swimming', 8],
        ['trail', 32],
      ],
    ],
    unknown: 0.1,
    price: [40, 2],
  },
  aquathlon: {
    share: 0.6,
    season: 'summer',
    legs: [
      [
        ['swimming', 0.75],
        ['run', 5],
      ],
      [
        ['swimming', 1],
        ['run', 5],
      ],
      [
        ['run', 2.5],
        ['swimming', 1],
        ['run', 2.5],
      ],
    ],
    unknown: 0.05,
    price: [20, 2],
  },
  aquabike: {
    share: 0.4,
    season: 'summer',
    legs: [
      [
        ['swimming', 1.5],
        ['cycling', 40],
      ],
      [
        ['swimming', 1.9],
        ['cycling', 90],
      ],
      [
        ['swimming', 3.8],
        ['cycling', 180],
      ],
    ],
    unknown: 0.05,
    price: [60, 1],
  },
  run_bike: {
    share: 0.4,
    season: 'autumn',
    legs: [[['run_bike', 10]], [['run_bike', 20]], [['run_bike', 5]]],
    unknown: 0.1,
    price: [20, 1],
  },
  raid: {
    share: 0.6,
    season: 'summer',
    legs: [
      [
        ['trail', 15],
        ['mtb', 40],
        ['canoeing', 8],
      ],
      [
        ['trail', 40],
        ['mtb', 120],
        ['kayaking', 25],
      ],
      [
        ['trail', 8],
        ['mtb', 20],
      ],
    ],
    hours: [6, 12, 24, 48],
    timed: 0.15,
    unknown: 0.3,
    price: [60, 0.8],
  },
  paddle_triathlon: {
    share: 0.2,
    season: 'summer',
    legs: [
      [
        ['sup', 3],
        ['mtb', 20],
        ['run', 5],
      ],
      [
        ['kayaking', 8],
        ['cycling', 40],
        ['run', 10],
      ],
    ],
    unknown: 0.1,
    price: [35, 1],
  },
} as const satisfies Record<string, SportPlan>
