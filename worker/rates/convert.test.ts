import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '../../src/model/values/currencies.ts'
import { convert, euroOf } from './convert.ts'
import { ratesSnapshot as rates } from './rates-snapshot.ts'

const anyAmount = fc.double({ min: 0, max: 100_000, noNaN: true })
const anyCurrency = fc.constantFrom(...currencies)

test('a euro is a euro', () => {
  expect(euroOf(89.5, 'EUR', rates)).toBe(89.5)
})

test.each([
  ['SEK', 1119.05, 100],
  ['USD', 109.53, 100],
  ['JPY', 15_791, 100],
  ['GBP', 86.28, 100],
  ['RSD', 117.2, 1],
] as const)('%s %d are %d euro', (currency, amount, euro) => {
  expect(euroOf(amount, currency, rates)).toBe(euro)
})

test('every currency of spec §9 has a rate, and a free race is free in all of them', () => {
  for (const currency of currencies) {
    expect(euroOf(1000, currency, rates)).toBeGreaterThan(5)
    expect(euroOf(0, currency, rates)).toBe(0)
  }
})

test('a currency without a rate is an error that names it', () => {
  expect(() => euroOf(10, 'CHF', rates)).toThrow(RangeError)
  expect(() => euroOf(10, 'CHF', rates)).toThrow('CHF')
})

test('the dearer of two prices in one currency is never worth less', () => {
  fc.assert(
    fc.property(anyCurrency, anyAmount, anyAmount, (currency, a, b) => {
      return a <= b
        ? euroOf(a, currency, rates) <= euroOf(b, currency, rates)
        : euroOf(a, currency, rates) >= euroOf(b, currency, rates)
    }),
  )
})

test('an amount is converted through the euro and is not rounded', () => {
  expect(convert(100, 'EUR', 'USD', rates)).toBeCloseTo(109.53, 10)
  expect(convert(100, 'SEK', 'NOK', rates)).toBeCloseTo(100.839998, 6)
  expect(convert(1, 'JPY', 'EUR', rates)).toBeCloseTo(0.0063327, 7)
})

test('there and back again is the same amount, and an amount in its own currency is untouched', () => {
  fc.assert(
    fc.property(anyCurrency, anyCurrency, anyAmount, (from, to, amount) => {
      const there = convert(amount, from, to, rates)
      expect(convert(amount, from, from, rates)).toBe(amount)
      expect(convert(there ?? Number.NaN, to, from, rates)).toBeCloseTo(amount, 6)
    }),
  )
})

test.each(['CHF', '', 'eur', '__proto__', 'constructor'])(
  'there is no amount in, or of, the currency "%s"',
  (unknown) => {
    expect(convert(10, unknown, 'EUR', rates)).toBeNull()
    expect(convert(10, 'EUR', unknown, rates)).toBeNull()
    expect(convert(10, unknown, unknown, rates)).toBeNull()
  },
)
