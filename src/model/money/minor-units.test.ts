import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '../values/currencies.ts'
import { toMajor, toMinor } from './minor-units.ts'

const currency = fc.constantFrom(...currencies)

test('written amounts become whole minor units', () => {
  expect(toMinor(48, 'EUR')).toBe(4_800)
  expect(toMinor(1.005, 'EUR')).toBe(101)
  expect(toMinor(19.99, 'USD')).toBe(1_999)
  expect(toMinor(4_800, 'JPY')).toBe(4_800)
  expect(toMinor(0.5, 'JPY')).toBe(1)
  expect(toMinor(-1.005, 'EUR')).toBe(-101)
  expect(toMinor(1e-7, 'EUR')).toBe(0)
  expect(toMajor(4_850, 'EUR')).toBe(48.5)
})

test('minor units come back from their written amount', () => {
  fc.assert(
    fc.property(currency, fc.integer({ min: 0, max: 1_000_000_000 }), (code, minor) => {
      expect(toMinor(toMajor(minor, code), code)).toBe(minor)
      expect(toMinor(Number(String(toMajor(minor, code))), code)).toBe(minor)
    }),
  )
})

test('an amount differs from its minor units by half a unit at most', () => {
  const amount = fc.double({ min: 0, max: 1_000_000, noNaN: true })
  fc.assert(
    fc.property(currency, amount, (code, written) => {
      const minor = toMinor(written, code)
      expect(Number.isInteger(minor)).toBe(true)
      const unit = toMajor(1, code)
      expect(Math.abs(toMajor(minor, code) - written)).toBeLessThanOrEqual(unit / 2 + 1e-6)
    }),
  )
})
