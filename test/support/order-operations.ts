import fc from 'fast-check'

/** Random operations on the orders of a small sale (sale-tables.ts). */

/** Number of an order; -1 for the latest. */
const index = fc.constantFrom(-1, -1, -1, 0, 0, 1, 2, 3, 4, 5)
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
      shirts: fc.constantFrom(0, 0, 0, 1, 2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('extras' as const),
      index,
      shirts: fc.constantFrom(0, 1, 2, 3),
      meals: fc.constantFrom(0, 0, 1, 2, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('promo' as const),
      index,
      code: fc.constantFrom('CLUB', 'CLUB', 'SPRING', 'UNKNOWN', ''),
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
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('giveUp' as const),
      index,
      count: fc.constantFrom(1, 1, 2, 50),
      share: fc.constantFrom(0, 0.5, 1, 1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('giveUpByRule' as const),
      index,
      isShown: fc.constantFrom(true, true, true, false),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('settle' as const), index }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 14, 15, 16, 61, 850),
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

const extrasOfLatest: Operation = { do: 'extras', index: -1, shirts: 1, meals: 1 }

/** An order that is made and paid, which operations one after another seldom lead to; that of one place has extras. */
const bought = fc
  .constantFrom<1 | 2 | 3>(1, 2, 3)
  .map((places): Operation[] => [
    { do: 'hold', race: 0, places, shown: null, shirts: places === 3 ? 2 : 0 },
    ...(places === 1 ? [extrasOfLatest] : []),
    { do: 'start', index: -1, state: 'paying' },
    { do: 'receive', index: -1, attempt: 0, extra: 0 },
  ])

export const histories = fc
  .array(fc.oneof({ weight: 4, arbitrary: operation.map((each) => [each]) }, bought), {
    minLength: 3,
    maxLength: 16,
  })
  .map((parts) => parts.flat())
