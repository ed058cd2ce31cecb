import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EditionFacts } from '../schemas/event/event-facts.ts'
import { addDays, daysBetween } from '../values/dates.ts'
import { emptyEdition, emptyPrice, emptyRace } from './empty-facts.ts'
import { movedEdition } from './move-edition.ts'

const today = '2026-11-24'

const dayAhead = fc.integer({ min: 1, max: 900 }).map((days) => addDays(today, days))
const maybeAhead = fc.option(dayAhead, { nil: null })

const price = fc
  .record({ validFrom: maybeAhead, validUntil: maybeAhead })
  .map((days) => ({ ...emptyPrice('n1', 'EUR'), amount: 40, ...days }))
const race = fc
  .record({ date: maybeAhead, prices: fc.array(price, { maxLength: 4 }) })
  .map((facts) => ({ ...emptyRace('n1', 'run'), name: '10 km', ...facts }))
const editionAhead: fc.Arbitrary<EditionFacts & { date: string }> = fc
  .record({
    date: dayAhead,
    endDate: maybeAhead,
    registrationStartsOn: maybeAhead,
    registrationEndsOn: maybeAhead,
    races: fc.array(race, { maxLength: 5 }),
  })
  .map((facts) => ({ ...emptyEdition('7'), ...facts }))

/** Model of a move: each ISO date in the text of the facts, whatever its field, some days later. */
const shifted = (edition: EditionFacts, days: number): unknown =>
  JSON.parse(JSON.stringify(edition).replaceAll(/\d{4}-\d\d-\d\d/gu, (day) => addDays(day, days)))

/** The days of the text of facts. */
const daysIn = (facts: unknown): string[] => JSON.stringify(facts).match(/\d{4}-\d\d-\d\d/gu) ?? []

test('all days of an edition ahead move alike while they stay ahead, and nothing else changes', () => {
  fc.assert(
    fc.property(editionAhead, dayAhead, (edition, date) => {
      const days = daysBetween(edition.date, date)
      fc.pre(daysIn(edition).every((day) => addDays(day, days) > today))
      const moved = movedEdition(edition, date, today)
      expect(moved).toEqual(shifted(edition, daysBetween(edition.date, date)))
    }),
  )
})

const anyDay = fc.option(
  fc.integer({ min: -300, max: 300 }).map((days) => addDays(today, days)),
  { nil: null },
)
const span = fc.tuple(anyDay, anyDay).map(([a, b]) => {
  const [from, until] = a !== null && b !== null && a > b ? [b, a] : [a, b]
  return { from, until }
})

test('however much earlier the edition is, nothing ends before it began, and what is in force stays in force', () => {
  fc.assert(
    fc.property(
      dayAhead,
      dayAhead,
      span,
      fc.array(span, { maxLength: 4 }),
      (before, date, signUp, steps) => {
        const prices = steps.map(({ from, until }) => ({
          ...emptyPrice('n1'),
          validFrom: from,
          validUntil: until,
        }))
        const edition = {
          ...emptyEdition('7'),
          date: before,
          registrationStartsOn: signUp.from,
          registrationEndsOn: signUp.until,
          races: [{ ...emptyRace('n1'), prices }],
        }
        const moved = movedEdition(edition, date, today)
        const after = [
          { from: moved.registrationStartsOn, until: moved.registrationEndsOn },
          ...(moved.races[0]?.prices ?? []).map((each) => ({
            from: each.validFrom,
            until: each.validUntil,
          })),
        ]
        for (const [index, former] of [signUp, ...steps].entries()) {
          const { from = null, until = null } = after[index] ?? {}
          expect(from === null || until === null || from <= until).toBe(true)
          const holds = (each: typeof former) =>
            (each.from ?? today) <= today && (each.until ?? today) >= today
          if (holds(former)) expect(holds({ from, until })).toBe(true)
          // A price that is to come does not become one of the past.
          if (index > 0 && !holds(former)) expect(holds({ from, until })).toBe(false)
        }
      },
    ),
  )
})

test('sign-up that is open stays open, and the price in force stays in force', () => {
  const steps = [
    ['2026-09-01', '2026-11-01'],
    ['2026-11-02', '2027-01-31'],
    ['2027-02-01', null],
  ] as const
  const prices = steps.map(([validFrom, validUntil]) => ({
    ...emptyPrice('n1'),
    validFrom,
    validUntil,
  }))
  const edition = {
    ...emptyEdition('7'),
    date: '2027-05-15',
    registrationStartsOn: today,
    registrationEndsOn: '2027-05-01',
    races: [{ ...emptyRace('n1'), prices }],
  }
  const moved = movedEdition(edition, '2027-06-05', today)
  expect([moved.registrationStartsOn, moved.registrationEndsOn]).toEqual([today, '2027-05-22'])
  expect(
    moved.races[0]?.prices.map(({ validFrom, validUntil }) => [validFrom, validUntil]),
  ).toEqual([
    ['2026-09-01', '2026-11-01'],
    ['2026-11-02', '2027-02-21'],
    ['2027-02-22', null],
  ])
})

test('a first day for an edition without one moves nothing', () => {
  const edition = { ...emptyEdition('7'), races: [{ ...emptyRace('n1'), date: '2027-05-02' }] }
  expect(movedEdition(edition, '2027-05-01', today)).toEqual({ ...edition, date: '2027-05-01' })
})
