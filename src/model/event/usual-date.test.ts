import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '../values/dates.ts'
import { feasts } from './feasts.ts'
import { daysOffRule, nextUsualDate, type UsualDate, usualDateIn, weekdays } from './usual-date.ts'

const isoDate = fc
  .integer({ min: 0, max: 60_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
const year = fc.integer({ min: 1970, max: 2100 })
const month = fc.integer({ min: 1, max: 12 })
const day = fc.integer({ min: 1, max: 31 })
const days = fc.integer({ min: 1, max: 60 })
const weekday = fc.constantFrom(...weekdays)

const byWeekday = fc.record({
  kind: fc.constant('weekday'),
  month,
  week: fc.constantFrom(-2, -1, 1, 2, 3, 4, 5),
  weekday,
  days,
})
const fixed = fc.record({ kind: fc.constant('fixed'), month, day, days })
const byFeast = fc.record({
  kind: fc.constant('feast'),
  feast: fc.constantFrom(...feasts),
  offset: fc.integer({ min: -100, max: 100 }),
  days,
})
const relative = fc.record({
  kind: fc.constant('relative'),
  weekday,
  n: fc.integer({ min: 1, max: 4 }),
  direction: fc.constantFrom('before', 'after'),
  month,
  day,
  inclusive: fc.boolean(),
  days,
})
const isoWeek = fc.record({
  kind: fc.constant('iso-week'),
  week: fc.integer({ min: 1, max: 53 }),
  weekday,
  days,
})
const rule: fc.Arbitrary<UsualDate> = fc.oneof(byWeekday, fixed, byFeast, relative, isoWeek)
/** Rules with a date in every year. */
const yearly: fc.Arbitrary<UsualDate> = fc.oneof(
  byWeekday.filter(({ week }) => week !== 5),
  fixed,
  byFeast.filter(({ feast }) => feast !== 'lunar-new-year'),
  relative,
  isoWeek.filter(({ week }) => week !== 53),
)

/** First day of a rule's edition in a year. */
const dateIn = (of: number, by: UsualDate) => usualDateIn(of, by)?.date ?? null

test.each([
  ['2026-09-27', { kind: 'weekday', month: 9, week: -1, weekday: 'sun', days: 1 }],
  ['2026-09-20', { kind: 'weekday', month: 9, week: -2, weekday: 'sun', days: 1 }],
  ['2026-03-01', { kind: 'weekday', month: 3, week: 1, weekday: 'sun', days: 1 }],
  ['2026-11-01', { kind: 'weekday', month: 11, week: 1, weekday: 'sun', days: 1 }],
  ['2026-04-20', { kind: 'weekday', month: 4, week: 3, weekday: 'mon', days: 1 }],
  ['2026-05-31', { kind: 'weekday', month: 5, week: 5, weekday: 'sun', days: 1 }],
  [null, { kind: 'weekday', month: 6, week: 5, weekday: 'sun', days: 1 }],
  ['2026-12-27', { kind: 'weekday', month: 12, week: -1, weekday: 'sun', days: 1 }],
  ['2026-10-17', { kind: 'fixed', month: 10, day: 17, days: 1 }],
  ['2026-04-03', { kind: 'feast', feast: 'easter', offset: -2, days: 1 }],
  ['2026-05-24', { kind: 'feast', feast: 'whitsun', offset: 0, days: 1 }],
  ['2026-02-22', { kind: 'feast', feast: 'lunar-new-year', offset: 5, days: 1 }],
  ['2026-07-18', { kind: 'iso-week', week: 29, weekday: 'sat', days: 1 }],
  // Week 1 of 2026 begins in 2025, and the year has a week 53.
  ['2025-12-29', { kind: 'iso-week', week: 1, weekday: 'mon', days: 1 }],
  ['2027-01-03', { kind: 'iso-week', week: 53, weekday: 'sun', days: 1 }],
] satisfies [string | null, UsualDate][])('the usual date in 2026 is %s by %j', (date, by) => {
  expect(dateIn(2026, by)).toBe(date)
})

// 1 November 2026 is a Sunday.
test.each([
  ['2026-10-25', 'before', 1, false],
  ['2026-11-01', 'before', 1, true],
  ['2026-10-18', 'before', 2, false],
  ['2026-10-25', 'before', 2, true],
  ['2026-11-08', 'after', 1, false],
  ['2026-11-01', 'after', 1, true],
  ['2026-11-22', 'after', 3, false],
] as const)(
  '%s is the Sunday %s 1 November with n = %i and inclusive = %s',
  (date, direction, n, inclusive) => {
    const rest = { weekday: 'sun', month: 11, day: 1, days: 1 } as const
    expect(dateIn(2026, { kind: 'relative', direction, n, inclusive, ...rest })).toBe(date)
  },
)

test('a fixed 29 February falls on the 28th in common years', () => {
  const leap: UsualDate = { kind: 'fixed', month: 2, day: 29, days: 1 }
  expect(dateIn(2028, leap)).toBe('2028-02-29')
  expect(dateIn(2027, leap)).toBe('2027-02-28')
})

test('an event of three days ends two days later, also across a month and a year', () => {
  expect(usualDateIn(2026, { kind: 'fixed', month: 12, day: 31, days: 3 })).toEqual({
    date: '2026-12-31',
    endDate: '2027-01-02',
  })
})

test("an event with days before the rule's day begins on them, also in the month and year before", () => {
  const weekend = { days: 2, daysBefore: 1 }
  const lastSunday: UsualDate = { kind: 'weekday', month: 2, week: -1, weekday: 'sun', ...weekend }
  // 28 February 2027 is a Sunday, 29 February 2032 as well.
  expect(usualDateIn(2027, lastSunday)).toEqual({ date: '2027-02-27', endDate: '2027-02-28' })
  expect(usualDateIn(2032, lastSunday)).toEqual({ date: '2032-02-28', endDate: '2032-02-29' })
  const newYear: UsualDate = { kind: 'fixed', month: 1, day: 1, ...weekend }
  expect(usualDateIn(2027, newYear)).toEqual({ date: '2026-12-31', endDate: '2027-01-01' })
  expect(nextUsualDate('2026-12-31', newYear)?.date).toBe('2026-12-31')
  expect(nextUsualDate('2027-01-01', newYear)?.date).toBe('2027-12-31')
})

test('an edition of today is the next one; a day later it is that of next year', () => {
  const by: UsualDate = { kind: 'fixed', month: 10, day: 17, days: 1 }
  expect(nextUsualDate('2026-10-17', by)?.date).toBe('2026-10-17')
  expect(nextUsualDate('2026-10-18', by)?.date).toBe('2027-10-17')
})

test('an event of every fourth year has no edition in between, before and after its counted year', () => {
  const by: UsualDate = { kind: 'fixed', month: 8, day: 20, days: 5, every: 4, from: 2023 }
  expect([2019, 2023, 2027].map((each) => dateIn(each, by))).not.toContain(null)
  expect([2020, 2021, 2022, 2024, 2026].map((each) => dateIn(each, by))).toEqual(
    Array.from({ length: 5 }, () => null),
  )
  expect(nextUsualDate('2023-08-21', by)?.date).toBe('2027-08-20')
})

test('the next edition is found where a rule has none for years, and none where it has none at all', () => {
  const week53: UsualDate = { kind: 'iso-week', week: 53, weekday: 'mon', days: 1 }
  expect(nextUsualDate('2027-01-01', week53)?.date).toBe('2032-12-27')
  const newYear: UsualDate = { kind: 'feast', feast: 'lunar-new-year', offset: 0, days: 1 }
  expect(nextUsualDate('2040-02-13', newYear)).toBeNull()
})

test('a rule by weekday or day has the month and weekday it asks for', () => {
  fc.assert(
    fc.property(year, fc.oneof(byWeekday, fixed), (of, by) => {
      const span = usualDateIn(of, by)
      if (span === null) {
        expect(by).toMatchObject({ week: 5 })
        return
      }
      const { date, endDate } = span
      expect(date.slice(0, 7)).toBe(`${of}-${String(by.month).padStart(2, '0')}`)
      expect(daysBetween(date, endDate)).toBe(by.days - 1)
      if (by.kind === 'fixed') return
      expect(weekdayOf(date)).toBe(weekdays.indexOf(by.weekday))
      const nth = Math.ceil(Number(date.slice(8)) / 7)
      const toEnd = Math.ceil(daysBetween(date, addDays(`${date.slice(0, 8)}28`, 4)) / 7)
      if (by.week > 0) expect(nth).toBe(by.week)
      else expect(addDays(date, -7 * by.week).slice(0, 7)).not.toBe(date.slice(0, 7))
      if (by.week === -2) expect(addDays(date, 7).slice(0, 7)).toBe(date.slice(0, 7))
      expect(toEnd).toBeGreaterThan(0)
    }),
  )
})

test('a rule relative to a day has its weekday on the side of the day, within n weeks', () => {
  fc.assert(
    fc.property(year, relative, (of, by) => {
      const anchor = dateIn(of, { kind: 'fixed', month: by.month, day: by.day, days: 1 }) ?? ''
      const date = dateIn(of, by) ?? ''
      const after = daysBetween(anchor, date) * (by.direction === 'after' ? 1 : -1)
      expect(weekdayOf(date)).toBe(weekdays.indexOf(by.weekday))
      const least = (by.n - 1) * 7 + (by.inclusive ? 0 : 1)
      expect(after).toBeGreaterThanOrEqual(least)
      expect(after).toBeLessThan(least + 7)
    }),
  )
})

test('a rule by ISO week has its weekday, and the Thursday of its week is in its year', () => {
  fc.assert(
    fc.property(year, isoWeek, (of, by) => {
      const date = dateIn(of, by)
      if (date === null) {
        expect(by.week).toBe(53)
        return
      }
      const thursday = addDays(date, 3 - ((weekdayOf(date) + 6) % 7))
      expect(weekdayOf(date)).toBe(weekdays.indexOf(by.weekday))
      expect(Number(thursday.slice(0, 4))).toBe(of)
      expect(Math.ceil((daysBetween(`${of}-01-01`, thursday) + 1) / 7)).toBe(by.week)
    }),
  )
})

test('the next usual date is never in the past, and within thirteen months for a yearly rule', () => {
  fc.assert(
    fc.property(isoDate, rule, (today, by) => {
      const next = nextUsualDate(today, by)
      if (next !== null) expect(next.date >= today).toBe(true)
    }),
  )
  fc.assert(
    fc.property(isoDate, yearly, (today, by) => {
      const next = nextUsualDate(today, by)
      expect(daysBetween(today, next?.date ?? '')).toBeLessThanOrEqual(366 + 36)
    }),
  )
})

test('no date of the rule lies between today and the next usual date', () => {
  fc.assert(
    fc.property(isoDate, yearly, (today, by) => {
      const next = nextUsualDate(today, by)?.date ?? ''
      for (let of = Number(today.slice(0, 4)) - 1; of <= Number(today.slice(0, 4)) + 1; of += 1) {
        const date = dateIn(of, by) ?? ''
        expect(date < today || date >= next).toBe(true)
      }
    }),
  )
})

test('a date of the rule is 0 days off, and n days from it at most n', () => {
  fc.assert(
    fc.property(year, yearly, fc.integer({ min: 0, max: 60 }), (of, by, n) => {
      const date = dateIn(of, by) ?? ''
      expect(daysOffRule(date, by)).toBe(0)
      expect(daysOffRule(addDays(date, n), by)).toBeLessThanOrEqual(n)
    }),
  )
})
