import fc from 'fast-check'

/** Random operations on a race of four places with a waiting list. */

const index = fc.constantFrom(-1, -1, -1, 0, 0, 1, 2, 3, 4, 5)
const places = fc.constantFrom<number>(1, 1, 1, 2, 2, 3, 4)

const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('hold' as const), places }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('replace' as const), index, places }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('start' as const), index }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('receive' as const), index }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), index }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('giveUp' as const), index }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('join' as const),
      places: fc.constantFrom<number>(1, 1, 2, 2, 3, 4, 5),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave' as const), index }) },
  { weight: 3, arbitrary: fc.constant({ do: 'offer' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 14, 16, 61, 1_500, 3_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('resize' as const),
      places: fc.integer({ min: 0, max: 6 }),
    }),
  },
)
export type WaitingOperation = typeof operation extends fc.Arbitrary<infer T> ? T : never

/** Places that are sold, so that there is a line. */
export const sold = (count: number): WaitingOperation[] => [
  { do: 'hold', places: count },
  { do: 'start', index: -1 },
  { do: 'receive', index: -1 },
]

const full = fc
  .constantFrom<number[]>([1, 3], [2, 2], [4])
  .map((parts) => parts.flatMap((count) => sold(count)))

export const waitingHistories = fc
  .tuple(
    full,
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: operation.map((each) => [each]) },
        // A group that takes its offer.
        fc.constant<WaitingOperation[]>([
          { do: 'offer' },
          { do: 'start', index: -1 },
          { do: 'receive', index: -1 },
        ]),
      ),
      { minLength: 3, maxLength: 20 },
    ),
  )
  .map(([first, parts]) => [...first, ...parts.flat()])
