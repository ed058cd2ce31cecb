import { expect, test } from 'vitest'
import { commonEraYear, plainDigits } from './typed-dates.ts'

test('wide and Thai digits become those of ASCII', () => {
  expect(plainDigits('１９９０')).toBe('1990')
  expect(plainDigits('๑๙๙๐')).toBe('1990')
  expect(plainDigits('3')).toBe('3')
})

test('a year of the Buddhist calendar becomes one of the common era, any other stays as typed', () => {
  expect(commonEraYear('2533')).toBe('1990')
  expect(commonEraYear(' ๒๕๓๓ ')).toBe('1990')
  expect(commonEraYear('2443')).toBe('1900')
  for (const year of ['1990', '2026', '253', 'MMXX', '']) expect(commonEraYear(year)).toBe(year)
})
