import { expect, test } from 'vitest'
import { toMajor } from './minor-units.ts'

test('minor units are a hundredth, or whole for the yen', () => {
  expect(toMajor(4_850, 'EUR')).toBe(48.5)
  expect(toMajor(4_850, 'JPY')).toBe(4_850)
})
