import fc from 'fast-check'

/** Random operations on the orders of a small sale (sale-tables.ts). */

const index = fc.integer({ min: 0, max: 5 })
const attempt = fc.constantFrom(0, 0, 0, 1)
const race = fc.constantFrom<0 | 1>(0, 0, 0, 1)

const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      race,
      places: fc.constantFrom(1, 1, 2, 3),
      shown: fc.constantFrom(null, null, 1_000, 0),
    }),
  },
  fc.record({ do: fc.constant('extend' as const), index }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      index,
      state: fc.constantFrom<'paying' | 'awaiting'>('paying', 'awaiting'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('receive' as const),
      index,
      attempt,
      extra: fc.constantFrom(0, 0, 0, 0, -1, 100),
    }),
  },
  fc.record({
    do: fc.constant('end' as const),
    index,
    attempt,
    state: fc.constantFrom<'failed' | 'cancelled'>('failed', 'cancelled'),
  }),
  fc.record({ do: fc.constant('free' as const), index }),
  fc.record({ do: fc.constant('cancel' as const), index }),
  fc.record({ do: fc.constant('giveUp' as const), index }),
  fc.record({ do: fc.constant('settle' as const), index }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 14, 15, 16, 61),
    }),
  },
  fc.record({
    do: fc.constant('change' as const),
    race,
    places: fc.integer({ min: 0, max: 6 }),
    prices: fc.constantFrom<[number, number]>([1_000, 2_000], [1_500, 1_500], [0, 3_000]),
    isOpen: fc.constantFrom(true, true, true, false),
  }),
)
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never
export const histories = fc.array(operation, { minLength: 3, maxLength: 16 })
