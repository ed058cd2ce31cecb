import { expect, test } from 'vitest'
import { weekdayRange } from './weekday-range.ts'

test.each([
  ['en', 'Fri 4 – Sun 6 June'],
  ['de', 'Fr., 4. – So., 6. Juni'],
  ['ja', '6月4日（金）～6日（日）'],
  ['zh', '6月4日周五至6日周日'],
  ['es', 'vie 4 – dom 6 de junio'],
  ['ko', '6월 4일 (금)~6일 (일)'],
  ['th', 'ศุกร์ 4 – อาทิตย์ 6 มิถุนายน'],
] as const)('a weekend within a month names the month once in %s', (locale, range) => {
  expect(weekdayRange('2027-06-04', '2027-06-06', locale, false)).toBe(range)
})

test('a weekend across months names both, and the year once if requested', () => {
  expect(weekdayRange('2027-04-30', '2027-05-02', 'sv', false)).toBe('fre 30 april – sön 2 maj')
  expect(weekdayRange('2027-04-30', '2027-05-02', 'it', true)).toBe(
    'ven 30 aprile – dom 2 maggio 2027',
  )
  expect(weekdayRange('2026-12-30', '2027-01-03', 'en', true)).toBe(
    'Wed 30 December 2026 – Sun 3 January 2027',
  )
  expect(weekdayRange('2027-04-30', '2027-05-02', 'ko', true)).toBe(
    '2027년 4월 30일 (금)~5월 2일 (일)',
  )
})
