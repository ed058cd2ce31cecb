import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  mondayOf,
  nextUsualDate,
  type UsualDate,
  usualDateIn,
  weekdayOf,
  weekdays,
} from './usual-date.ts'

const isoDate = fc
  .integer({ min: 0, max: 60_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

const rule: fc.Arbitrary<UsualDate> = fc.oneof(
  fc.record({
    kind: fc.constant('weekday'),
    month: fc.integer({ min: 1, max: 12 }),
    week: fc.constantFrom(-1, 1, 2, 3, 4),
    weekday: fc.constantFrom(...weekdays),
    days: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({
    kind: fc.constant('fixed'),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
    days: fc.integer({ min: 1, max: 60 }),
  }),
)

test.each([
  ['2026-09-27', { kind: 'weekday', month: 9, week: -1, weekday: 'sun', days: 1 }],
  ['2026-03-01', { kind: 'weekday', month: 3, week: 1, weekday: 'sun', days: 1 }],
  ['2026-11-01', { kind: 'weekday', month: 11, week: 1, weekday: 'sun', days: 1 }],
  ['2026-04-20', { kind: 'weekday', month: 4, week: 3, weekday: 'mon', days: 1 }],
  ['2026-12-27', { kind: 'weekday', month: 12, week: -1, weekday: 'sun', days: 1 }],
  ['2026-10-17', { kind: 'fixed', month: 10, day: 17, days: 1 }],
] satisfies [string, UsualDate][])('the usual date in 2026 is %s by its rule', (date, by) => {
  expect(usualDateIn(2026, by)).toEqual({ date, endDate: date })
})

test('a fixed 29 February falls on the 28th in common years', () => {
  const leap: UsualDate = { kind: 'fixed', month: 2, day: 29, days: 1 }
  expect(usualDateIn(2028, leap).date).toBe('2028-02-29')
  expect(usualDateIn(2027, leap).date).toBe('2027-02-28')
})

test('an event of three days ends two days later, also across a month and a year', () => {
  expect(usualDateIn(2026, { kind: 'fixed', month: 12, day: 31, days: 3 })).toEqual({
    date: '2026-12-31',
    endDate: '2027-01-02',
  })
})

test('an edition of today is the next one; a day later it is that of next year', () => {
  const by: UsualDate = { kind: 'fixed', month: 10, day: 17, days: 1 }
  expect(nextUsualDate('2026-10-17', by).date).toBe('2026-10-17')
  expect(nextUsualDate('2026-10-18', by).date).toBe('2027-10-17')
})

test('by any rule, the date has the month and weekday it asks for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2100 }), rule, (year, by) => {
      const { date, endDate } = usualDateIn(year, by)
      expect(date.slice(0, 7)).toBe(`${year}-${String(by.month).padStart(2, '0')}`)
      expect(daysBetween(date, endDate)).toBe(by.days - 1)
      if (by.kind === 'fixed') return
      expect(weekdayOf(date)).toBe(weekdays.indexOf(by.weekday))
      const nth = Math.ceil(Number(date.slice(8)) / 7)
      if (by.week > 0) expect(nth).toBe(by.week)
      else expect(addDays(date, 7).slice(0, 7)).not.toBe(date.slice(0, 7))
    }),
  )
})

test('the next usual date is never in the past and at most a year and a week ahead', () => {
  fc.assert(
    fc.property(isoDate, rule, (today, by) => {
      const { date } = nextUsualDate(today, by)
      expect(date >= today).toBe(true)
      expect(daysBetween(today, date)).toBeLessThanOrEqual(366 + 7)
    }),
  )
})

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
