import { expect, test } from 'vitest'
import { monthLabel } from './month.ts'

test('a year is in the calendar of the language, with its word where the language has one', () => {
  expect(monthLabel('2027', 'th')).toBe('2570')
  expect(monthLabel('2027', 'zh')).toBe('2027年')
  expect(monthLabel('2027', 'fr')).toBe('2027')
  expect(monthLabel('2027-05', 'th')).toBe('พฤษภาคม 2570')
})
