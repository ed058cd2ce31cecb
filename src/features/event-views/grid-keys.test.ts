import { expect, test } from 'vitest'
import type { GridDay, MonthGrid } from '../../model/calendar/calendar-view.ts'
import { isMonthOf, sameDay, stepFrom } from './grid-keys.ts'

const day = (n: number): GridDay => ({
  date: `2027-09-${String(n).padStart(2, '0')}`,
  n: String(n),
  full: '',
  today: false,
  events: { count: 0, n: '0' },
  path: null,
  stack: [],
  bars: [],
  more: null,
})

/** September 2027: Wednesday the 1st to Thursday the 30th. */
const weeks: MonthGrid['weeks'] = Array.from({ length: 5 }, (_, week) =>
  Array.from({ length: 7 }, (__, index) => {
    const n = week * 7 + index - 1
    return n < 1 || n > 30 ? null : day(n)
  }),
)

test.each<[number, string, number | null]>([
  [10, 'ArrowRight', 11],
  [5, 'ArrowRight', 6],
  [6, 'ArrowLeft', 5],
  [1, 'ArrowLeft', null],
  [30, 'ArrowRight', null],
  [10, 'ArrowDown', 17],
  [8, 'ArrowUp', 1],
  [6, 'ArrowUp', null],
  [24, 'ArrowDown', null],
  [2, 'Home', 1],
  [2, 'End', 5],
  [29, 'End', 30],
  [29, 'Enter', null],
])('from the %i. "%s" leads to %s', (from, key, to) => {
  expect(stepFrom(weeks, day(from).date, key)).toBe(to === null ? null : day(to).date)
})

test('from a day outside the month no key moves the focus', () => {
  expect(stepFrom(weeks, '2027-10-01', 'ArrowRight')).toBeNull()
})

test('in another month the same day follows, or the last one of a shorter month', () => {
  expect(sameDay(weeks, '2027-08-10')).toBe(day(10).date)
  expect(sameDay(weeks, '2027-10-31')).toBe(day(30).date)
})

test('a month that begins with a later week has its first day for the days before', () => {
  expect(sameDay(weeks.slice(1), '2027-08-02')).toBe(day(6).date)
})

test('weeks are of the month of their days', () => {
  expect(isMonthOf(weeks.slice(1), day(1).date)).toBe(true)
  expect(isMonthOf(weeks, '2027-10-01')).toBe(false)
})
