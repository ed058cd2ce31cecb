import { expect, test } from 'vitest'
import { weekdayRange } from './weekday-range.ts'

test.each([
  ['en', 'Fri 4 – Sun 6 June'],
  ['de', 'Fr., 4. – So., 6. Juni'],
  ['ja', '6月4日(金) – 6日(日)'],
  ['th', 'ศุกร์ 4 – อาทิตย์ 6 มิถุนายน'],
] as const)('a weekend within a month names the month once in %s', (locale, range) => {
  expect(weekdayRange('2027-06-04', '2027-06-06', locale, false)).toBe(range)
})

test('a weekend across months names both, with the year if requested', () => {
  expect(weekdayRange('2027-04-30', '2027-05-02', 'sv', false)).toBe('fre 30 april – sön 2 maj')
  expect(weekdayRange('2027-04-30', '2027-05-02', 'it', true)).toBe(
    'ven 30 aprile 2027 – dom 2 maggio 2027',
  )
})
