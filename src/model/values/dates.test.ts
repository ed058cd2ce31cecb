import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, isRealDate, mondayOf, weekdayOf } from './dates.ts'

const isoDate = fc
  .integer({ min: 0, max: 60_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

test('adding days and counting them undo each other', () => {
  fc.assert(
    fc.property(isoDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
    }),
  )
})

test('days are counted by the calendar, so a change to summer time is no shorter day', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2)
})

test('the Monday of a week is a Monday at most six days before', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  fc.assert(
    fc.property(isoDate, (date) => {
      const monday = mondayOf(date)
      expect(weekdayOf(monday)).toBe(1)
      expect(daysBetween(monday, date)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(monday, date)).toBeLessThanOrEqual(6)
    }),
  )
})

test('30 February is no real date, 29 February is one in leap years', () => {
  expect(isRealDate('2028-02-29')).toBe(true)
  expect(isRealDate('2027-02-29')).toBe(false)
  expect(isRealDate('2027-02-30')).toBe(false)
})

test('months are added across a year, in both directions', () => {
  expect(addMonths('2027-05', 8)).toBe('2028-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
})
