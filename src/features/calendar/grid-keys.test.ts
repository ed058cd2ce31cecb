import { expect, test } from 'vitest'
import type { GridDay, MonthGrid } from '../../model/calendar-view.ts'
import { stepFrom, type GridKey } from './grid-keys.ts'

const day = (n: number): GridDay => ({
  date: `2027-09-${String(n).padStart(2, '0')}`,
  n: String(n),
  full: '',
  today: false,
  events: { count: 0, n: '0' },
  path: null,
  items: [],
  more: null,
})

/** September 2027: Wednesday the 1st to Thursday the 30th. */
const weeks: MonthGrid['weeks'] = Array.from({ length: 5 }, (_, week) =>
  Array.from({ length: 7 }, (__, index) => {
    const n = week * 7 + index - 1
    return n < 1 || n > 30 ? null : day(n)
  }),
)

test.each<[number, GridKey, number | null]>([
  [10, 'on', 11],
  [5, 'on', 6],
  [6, 'back', 5],
  [1, 'back', null],
  [30, 'on', null],
  [10, 'down', 17],
  [8, 'up', 1],
  [6, 'up', null],
  [24, 'down', null],
  [2, 'start', 1],
  [2, 'end', 5],
  [29, 'end', 30],
])('from the %i. "%s" leads to %s', (from, key, to) => {
  expect(stepFrom(weeks, day(from).date, key)).toBe(to === null ? null : day(to).date)
})

test('where the table runs from right to left the arrows do, too', () => {
  expect(stepFrom(weeks, day(10).date, 'on', true)).toBe(day(9).date)
  expect(stepFrom(weeks, day(10).date, 'back', true)).toBe(day(11).date)
})

test('a day that is not in the month leads nowhere', () => {
  expect(stepFrom(weeks, '2027-10-01', 'on')).toBeNull()
})
