import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../../src/model/values/dates.ts'
import { nextUsualDate, type UsualDate } from '../../../../src/model/event/usual-date.ts'
import { rowOf } from '../../../../test/support/catalogue-row.ts'
import { planEditions, usualDateOf } from './plan-editions.ts'

test('an event without an announced edition has the next one by its usual date, as expected', () => {
  expect(planEditions(rowOf(), '2026-11-21')).toEqual([
    {
      date: '2027-09-18',
      endDate: '2027-09-18',
      previousDate: null,
      confirmed: false,
      races: rowOf().races,
      known: null,
    },
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

const race = (name: string, fields: { dayOffset?: number; since?: number; until?: number }) => ({
  name,
  sport: 'run',
  legs: [{ sport: 'run' }],
  ...fields,
})
const sunday = { kind: 'weekday', month: 9, week: -1, weekday: 'sun' }

test('an event with a race on the day before begins then, and its races count from that day', () => {
  const row = rowOf({
    usual: sunday,
    editions: [{ date: '2026-09-27', previousDate: '2026-10-04' }],
    races: [race('Marathon', { dayOffset: 0 }), race('5K', { dayOffset: -1 }), race('10K', {})],
  })
  const days = [
    ['Marathon', 1],
    ['5K', 0],
    ['10K', undefined],
  ]
  const planned = planEditions(row, '2026-11-21')
  expect(planned).toMatchObject([
    { date: '2026-09-26', endDate: '2026-09-27', previousDate: '2026-10-03' },
    // The Saturday before the last Sunday of September 2027, not its last Saturday as in 2026.
    { date: '2027-09-25', endDate: '2027-09-26', previousDate: null, confirmed: false },
  ])
  for (const { races } of planned)
    expect(races.map(({ name, dayOffset }) => [name, dayOffset])).toEqual(days)
})

test('an edition of more days keeps its last day when a race is before it', () => {
  const races = [race('Long', { dayOffset: 0 }), race('Prologue', { dayOffset: -2 })]
  const row = rowOf({
    usual: { ...sunday, days: 3 },
    editions: [{ date: '2024-09-29', end: '2024-09-30' }, { date: '2025-09-28' }],
    races,
  })
  expect(planEditions(row, '2026-11-21')).toMatchObject([
    { date: '2024-09-27', endDate: '2024-09-30' },
    { date: '2025-09-26', endDate: '2025-09-30' },
    { date: '2027-09-24', endDate: '2027-09-28' },
  ])
})

test('an edition before the first year of a race is without it, and begins without its day', () => {
  const row = rowOf({
    usual: sunday,
    editions: [{ date: '2024-09-29' }, { date: '2025-09-28' }],
    races: [race('Marathon', { dayOffset: 0 }), race('5K', { dayOffset: -1, since: 2025 })],
  })
  expect(
    planEditions(row, '2026-11-21').map(({ date, races }) => [date, races.map(({ name }) => name)]),
  ).toEqual([
    ['2024-09-29', ['Marathon']],
    ['2025-09-27', ['Marathon', '5K']],
    ['2027-09-25', ['Marathon', '5K']],
  ])
})

test('a race that has moved to the day before is there in later and expected editions only', () => {
  const row = rowOf({
    usual: sunday,
    editions: [{ date: '2024-09-29' }, { date: '2025-09-28' }],
    races: [
      race('Marathon', { dayOffset: 0 }),
      race('5K', { dayOffset: 0, until: 2024 }),
      race('5K', { dayOffset: -1, since: 2025 }),
    ],
  })
  expect(
    planEditions(row, '2026-11-21').map(({ date, races }) => [
      date,
      races.map(({ dayOffset }) => dayOffset),
    ]),
  ).toEqual([
    ['2024-09-29', [0, 0]],
    ['2025-09-27', [1, 0]],
    ['2027-09-25', [1, 0]],
  ])
})

test('a race before the main one that has ended leaves expected editions their day', () => {
  const races = [race('Marathon', { dayOffset: 0 }), race('5K', { dayOffset: -1, until: 2024 })]
  const row = rowOf({ usual: sunday, editions: [{ date: '2024-09-29' }], races })
  expect(usualDateOf(row)).toEqual({ ...sunday, days: 1 })
  expect(planEditions(row, '2026-11-21').map(({ date }) => date)).toEqual([
    '2024-09-28',
    '2027-09-26',
  ])
})

test('the rule of the first days gives the first day of every expected edition', () => {
  const races = [race('Marathon', { dayOffset: 0 }), race('5K', { dayOffset: -1 })]
  const row = rowOf({ usual: sunday, races })
  const rule: UsualDate = {
    kind: 'weekday',
    month: 9,
    week: -1,
    weekday: 'sun',
    days: 2,
    daysBefore: 1,
  }
  expect(usualDateOf(row)).toEqual(rule)
  expect(planEditions(row, '2026-11-21')).toMatchObject([nextUsualDate('2026-11-21', rule) ?? {}])
  expect(usualDateOf(rowOf())).toEqual(rowOf().usual)
  expect(usualDateOf(rowOf({ usual: undefined, editions: [{ date: '2026-09-27' }] }))).toBeNull()
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
