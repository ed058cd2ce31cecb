import { expect, test } from 'vitest'
import { savedEdition } from '../../../test/support/saved-edition.ts'
import { firstMonth, inMonth, savedMonth } from './saved-month.ts'

const today = '2026-11-21'
const now = Date.parse(`${today}T09:00:00Z`)

const list = [
  savedEdition('later', '2027-03-14'),
  savedEdition('next', '2027-03-06', '2027-03-08'),
  savedEdition('over', '2025-05-01'),
]

test('the view opens with the month of the next saved edition, and with the current one without any', () => {
  expect(firstMonth(list, now, today)).toBe('2027-03')
  expect(firstMonth([savedEdition('over', '2025-05-01')], now, today)).toBe('2026-11')
  expect(firstMonth([savedEdition('under-way', '2026-10-30', '2026-12-01')], now, today)).toBe(
    '2026-11',
  )
})

test('an edition is in each month that has one of its days', () => {
  const across = savedEdition('across', '2027-03-31', '2027-04-02')
  expect(
    ['2027-02', '2027-03', '2027-04', '2027-05'].map((month) => inMonth(month)(across)),
  ).toEqual([false, true, true, false])
})

test('each day with editions leads to the first of them, and a bar covers the days of its edition', () => {
  const grid = savedMonth('2027-03', list, { locale: 'en', now }, today)
  const days = grid.weeks.flat().filter((day) => day !== null)
  expect(days.filter(({ path }) => path !== null).map(({ date, path }) => [date, path])).toEqual([
    ['2027-03-06', '/profile/saved-events?view=month&month=2027-03#next'],
    ['2027-03-07', '/profile/saved-events?view=month&month=2027-03#next'],
    ['2027-03-08', '/profile/saved-events?view=month&month=2027-03#next'],
    ['2027-03-14', '/profile/saved-events?view=month&month=2027-03#later'],
  ])
  const bars = days.flatMap(({ bars: all }) => all.map(({ name, span }) => [name, span]))
  expect(bars).toEqual([
    ['next', 2],
    ['next', 1],
    ['later', 1],
  ])
})

test('past months are reachable as far as there are saved editions', () => {
  const before = (month: string) =>
    savedMonth(month, list, { locale: 'en', now }, today).previous?.path ?? null
  expect(before('2026-11')).toBe('/profile/saved-events?view=month&month=2026-10')
  expect(before('2025-05')).toBeNull()
  expect(before('2027-03')).toBe('/profile/saved-events?view=month&month=2027-02')
})
