import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../../src/model/dates.ts'
import { rowOf } from '../../../../test/support/catalogue-row.ts'
import { planEditions } from './plan-editions.ts'

test('an event without an announced edition has the next one by its usual date, as expected', () => {
  expect(planEditions(rowOf(), '2026-11-21')).toEqual([
    { date: '2027-09-18', endDate: '2027-09-18', confirmed: false, known: null },
  ])
})

test('an edition announced near the usual date leaves no expected one', () => {
  const row = rowOf({ editions: [{ date: '2027-09-11' }] })
  expect(planEditions(row, '2026-11-21').map(({ date, confirmed }) => [date, confirmed])).toEqual([
    ['2027-09-11', true],
  ])
})

test('a past edition leaves the next one expected', () => {
  const row = rowOf({ editions: [{ date: '2026-09-19' }] })
  expect(planEditions(row, '2026-11-21').map(({ date, confirmed }) => [date, confirmed])).toEqual([
    ['2026-09-19', true],
    ['2027-09-18', false],
  ])
})

test('an edition announced for another season leaves the next one expected', () => {
  const row = rowOf({ editions: [{ date: '2027-03-01' }] })
  expect(planEditions(row, '2026-11-21').map(({ date }) => date)).toEqual([
    '2027-03-01',
    '2027-09-18',
  ])
})

test('an event without a usual date has only its announced editions', () => {
  const row = rowOf({
    usual: undefined,
    editions: [{ date: '2020-07-03', end: '2020-07-05', status: 'cancelled-event' }],
  })
  expect(planEditions(row, '2026-11-21')).toMatchObject([
    { date: '2020-07-03', endDate: '2020-07-05', confirmed: true },
  ])
})

test('an edition without a last day lasts as long as the usual date says', () => {
  const row = rowOf({
    usual: { kind: 'fixed', month: 6, day: 5, days: 3 },
    editions: [{ date: '2025-06-06' }],
  })
  expect(planEditions(row, '2026-11-21').map(({ endDate }) => endDate)).toEqual([
    '2025-06-08',
    '2027-06-07',
  ])
})

test('on any day, at most one edition is expected, and it is not in the past', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3000 }),
      fc.array(fc.integer({ min: 0, max: 3000 })),
      (now, held) => {
        const today = addDays('2023-01-01', now)
        const editions = held.map((day) => ({ date: addDays('2023-01-01', day) }))
        const expected = planEditions(rowOf({ editions }), today).filter(
          ({ confirmed }) => !confirmed,
        )
        expect(expected.length).toBeLessThanOrEqual(1)
        for (const { date } of expected) expect(date >= today).toBe(true)
      },
    ),
  )
})
