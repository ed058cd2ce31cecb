import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupOf, type Sport } from '../event/sports.ts'
import { addDays } from '../values/dates.ts'
import { evaluate } from './evaluate.ts'
import { ruleFault } from './rule-faults.ts'
import type { ChallengeFilter, ChallengeRule, RaceResult } from './rule.ts'

const sport = fc.constantFrom<Sport>('run', 'trail', 'cycling', 'swimming', 'xc_skiing')
const country = fc.constantFrom('AT', 'DE', 'JP', 'US')
const event = fc.constantFrom('alpha', 'beta', 'gamma')
const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-11-20', days))
const metres = fc.constantFrom(null, 5000, 10_000, 21_097, 42_195)

const results = fc.uniqueArray(
  fc.record<RaceResult>({
    raceId: fc.integer({ min: 1, max: 40 }),
    event,
    day,
    sport,
    metres,
    gain: fc.constantFrom(null, 0, 300, 1200),
    country,
  }),
  { maxLength: 14, selector: ({ raceId }) => raceId },
)

const filter: fc.Arbitrary<ChallengeFilter> = fc.record(
  {
    sports: fc.uniqueArray(sport, { minLength: 1, maxLength: 4 }),
    metres: fc.constantFrom<[number, number]>([0, 12_000], [9900, 50_000]),
    countries: fc.uniqueArray(country, { minLength: 1, maxLength: 3 }),
    from: day,
    until: day,
  },
  { requiredKeys: [] },
)

const slots = fc.constantFrom(
  ['alpha', 'beta', 'gamma'].map((key) => ({ key, filter: { events: [key] } })),
  [4, 9, 20, 42].map((km) => ({
    key: `km-${km}`,
    filter: { metres: [km * 1000, km * 1000 + 1999] satisfies [number, number] },
  })),
)

const goal: fc.Arbitrary<ChallengeRule['goal']> = fc.oneof(
  fc
    .tuple(slots, fc.integer({ min: 2, max: 4 }))
    .map(([of, need]) => ({ kind: 'slots' as const, slots: of, need: Math.min(need, of.length) })),
  fc.record({
    kind: fc.constant('distinct' as const),
    by: fc.constantFrom('race', 'event', 'country', 'month', 'day', 'sport', 'group'),
    need: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({
    kind: fc.constant('sum' as const),
    of: fc.constantFrom('metres', 'gain'),
    need: fc.integer({ min: 1, max: 120_000 }),
  }),
)

const rule = fc.record<ChallengeRule>({
  filter,
  goal,
  window: fc.oneof(
    fc.constant({}),
    fc.record({ months: fc.integer({ min: 1, max: 14 }) }),
    fc.record({ days: fc.integer({ min: 1, max: 300 }) }),
  ),
})

const isIn = ({ sports, metres: of, gain, countries, events, from, until }: ChallengeFilter) => {
  const isBetween = (value: number | null, ends: [number, number] | undefined) =>
    ends === undefined ? true : value === null ? false : ends[0] <= value && value <= ends[1]
  return (result: RaceResult): boolean =>
    [
      sports?.includes(result.sport) ?? true,
      countries?.includes(result.country) ?? true,
      events?.includes(result.event) ?? true,
      isBetween(result.metres, of),
      isBetween(result.gain, gain),
      from === undefined || from <= result.day,
      until === undefined || until >= result.day,
    ].every(Boolean)
}

/** Worth of the results of one window, by the words of the rule. */
function worth({ goal: of }: ChallengeRule, held: readonly RaceResult[]): number {
  if (of.kind === 'slots') return of.slots.filter((slot) => held.some(isIn(slot.filter))).length
  if (of.kind === 'sum') return held.reduce((sum, result) => sum + (result[of.of] ?? 0), 0)
  const values = held.map((result) => {
    if (of.by === 'race') return result.raceId
    if (of.by === 'month') return result.day.slice(0, 7)
    return of.by === 'group' ? groupOf(result.sport) : result[of.by]
  })
  return new Set(values).size
}

const monthOf = (of: string): number => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7))

/** The most that any window holds: each window is tried, from each day on which it could begin. */
function oracle(of: ChallengeRule, all: readonly RaceResult[]): number {
  const counting = all.filter(isIn(of.filter))
  const { window } = of
  if ('days' in window)
    return Math.max(
      0,
      ...counting.map(({ day: first }) =>
        worth(
          of,
          counting.filter((each) => first <= each.day && each.day < addDays(first, window.days)),
        ),
      ),
    )
  if (!('months' in window)) return worth(of, counting)
  return Math.max(
    0,
    ...counting.map(({ day: first }) =>
      worth(
        of,
        counting.filter(({ day: each }) => {
          const after = monthOf(each) - monthOf(first)
          return after >= 0 && after < window.months
        }),
      ),
    ),
  )
}

/** True if `count` gives for all random rules and histories what the definition says. */
function agrees(count: (of: ChallengeRule, all: readonly RaceResult[]) => number): boolean {
  const run = fc.check(
    fc.property(rule, results, (of, all) => {
      fc.pre(ruleFault(of) === null)
      expect(count(of, all)).toBe(Math.min(oracle(of, all), of.goal.need))
    }),
    { numRuns: 5000, seed: 20261124 },
  )
  return !run.failed
}

describe('evaluating a rule', () => {
  test('5,000 random rules and histories in any order give what the definition says', () => {
    expect(
      agrees((of, all) => {
        const { have, doneOn, fills } = evaluate(of, all.toReversed())
        expect(evaluate(of, all)).toEqual({ have, need: of.goal.need, doneOn, fills })
        return have
      }),
    ).toBe(true)
  })

  test('control: an evaluation without windows differs from the definition', () => {
    expect(agrees((of, all) => evaluate({ ...of, window: {} }, all).have)).toBe(false)
  })

  test('another result never lowers the count, and a met rule stays met on its day or an earlier one', () => {
    fc.assert(
      fc.property(rule, results, (of, all) => {
        fc.pre(all.length > 0)
        const before = evaluate(of, all.slice(1))
        const after = evaluate(of, all)
        expect(after.have).toBeGreaterThanOrEqual(before.have)
        if (before.doneOn !== null)
          expect([after.doneOn ?? '9999', before.doneOn].toSorted()[0]).toBe(after.doneOn)
      }),
      { numRuns: 5000 },
    )
  })

  test('the results that fill a goal are among those given, and worth what is counted', () => {
    fc.assert(
      fc.property(rule, results, (of, all) => {
        const { have, fills } = evaluate(of, all)
        const held = fills.flatMap(({ raceId }) => all.filter((each) => each.raceId === raceId))
        expect(held).toHaveLength(fills.length)
        expect(Math.min(worth(of, held), of.goal.need)).toBe(have)
      }),
      { numRuns: 2000 },
    )
  })

  test('a race that is given twice counts once', () => {
    const once: RaceResult = {
      raceId: 1,
      event: 'alpha',
      day: '2026-05-01',
      sport: 'run',
      metres: 10_000,
      gain: null,
      country: 'AT',
    }
    const of: ChallengeRule = {
      filter: {},
      goal: { kind: 'sum', of: 'metres', need: 15_000 },
      window: {},
    }
    expect(evaluate(of, [once, once])).toMatchObject({ have: 10_000, doneOn: null })
  })
})

describe('refusing a rule', () => {
  const slot = (key: string, of: ChallengeFilter) => ({ key, filter: of })
  const slotsOf = (need: number, ...of: ReturnType<typeof slot>[]): ChallengeRule => ({
    filter: {},
    goal: { kind: 'slots', slots: of, need },
    window: {},
  })
  test.each([
    ['overlapping-slots', slotsOf(2, slot('a', { metres: [1, 5] }), slot('b', { metres: [5, 9] }))],
    ['overlapping-slots', slotsOf(2, slot('a', { events: ['x'] }), slot('b', { metres: [5, 9] }))],
    ['repeated-slot', slotsOf(2, slot('a', { events: ['x'] }), slot('a', { events: ['y'] }))],
    ['too-much-needed', slotsOf(3, slot('a', { events: ['x'] }), slot('b', { events: ['y'] }))],
    [null, slotsOf(2, slot('a', { events: ['x'] }), slot('b', { events: ['y'] }))],
    [
      'no-challenge',
      { filter: {}, goal: { kind: 'distinct', by: 'race', need: 1 }, window: {} } as const,
    ],
  ])('%s', (fault, of) => {
    expect(ruleFault(of)).toBe(fault)
  })
})
