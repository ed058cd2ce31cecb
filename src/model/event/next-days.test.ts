import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '../values/dates.ts'
import { nextDays } from './next-days.ts'
import type { UsualDate } from './usual-date.ts'

const day = (date: string, days = 1) => ({ date, endDate: addDays(date, days - 1) })
const octoberRule: UsualDate = { kind: 'weekday', month: 10, week: 2, weekday: 'sun', days: 1 }
const sundayIn2027 = '2027-10-10'

test.each([
  ['a year later in the same week', '2027-05-15', '2028-05-13'],
  ['week 53, which the next year lacks', '2026-12-31', '2027-12-30'],
  ['the last week of a year, which ends in the next one', '2026-12-27', '2027-12-26'],
  ['the first days of a year, which belong to the last week before', '2028-01-01', '2029-01-06'],
])('without a rule: %s', (_title, last, next) => {
  expect(nextDays(day(last), null, '2026-11-24')).toEqual(day(next))
})

test('by the rule, with the length of the last edition if that is longer', () => {
  expect(nextDays(day(sundayIn2027, 3), octoberRule, '2026-11-24')).toEqual(day('2028-10-08', 3))
})

test('an edition that was moved to another month is followed about a year later', () => {
  expect(nextDays(day('2027-05-15'), octoberRule, '2026-11-24')).toEqual(day('2028-05-13'))
  // Moved by two weeks: the rule still holds.
  expect(nextDays(day('2027-10-24'), octoberRule, '2026-11-24')).toEqual(day('2028-10-08'))
})

test('every second year: the rule decides, whatever the last edition was', () => {
  const rule: UsualDate = { ...octoberRule, every: 2, from: 2027 }
  expect(nextDays(day(sundayIn2027), rule, '2026-11-24')?.date).toBe('2029-10-14')
})

test('nothing is known of an event without dates and rule', () => {
  expect(nextDays(null, null, '2026-11-24')).toBeNull()
  expect(nextDays(null, octoberRule, '2026-11-24')).toEqual(day(sundayIn2027))
})

test('any date: the next year, the same weekday and length, never a second edition of the year', () => {
  const start = '2020-01-01'
  const numbers = fc.integer({ min: 0, max: 365 * 30 })
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 9 }), (offset, days) => {
      const last = day(addDays(start, offset), days)
      const next = nextDays(last, null, start)
      if (next === null) throw new Error('A last edition has a next one')
      expect(Number(next.date.slice(0, 4))).toBe(Number(last.date.slice(0, 4)) + 1)
      expect(weekdayOf(next.date)).toBe(weekdayOf(last.date))
      expect(daysBetween(next.date, next.endDate)).toBe(days - 1)
      expect(Math.abs(daysBetween(last.date, next.date) - 365)).toBeLessThanOrEqual(7)
    }),
  )
})
