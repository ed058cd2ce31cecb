import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from './currencies.ts'
import { euroOf } from './euro.ts'

test('a euro is a euro', () => {
  expect(euroOf(89.5, 'EUR')).toBe(89.5)
})

test.each([
  ['SEK', 1119.05, 100],
  ['USD', 109.53, 100],
  ['JPY', 15_791, 100],
  ['GBP', 86.28, 100],
  ['RSD', 117.2, 1],
] as const)('%s %d are %d euro', (currency, amount, euro) => {
  expect(euroOf(amount, currency)).toBe(euro)
})

test('every currency of spec §9 has a rate, and a free race is free in all of them', () => {
  for (const currency of currencies) {
    expect(euroOf(1000, currency)).toBeGreaterThan(5)
    expect(euroOf(0, currency)).toBe(0)
  }
})

test('a currency without a rate is an error that names it', () => {
  expect(() => euroOf(10, 'CHF')).toThrow(RangeError)
  expect(() => euroOf(10, 'CHF')).toThrow('CHF')
})

test('the dearer of two prices in one currency is never worth less', () => {
  const amount = fc.double({ min: 0, max: 100_000, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...currencies), amount, amount, (currency, a, b) => {
      return a <= b
        ? euroOf(a, currency) <= euroOf(b, currency)
        : euroOf(a, currency) >= euroOf(b, currency)
    }),
  )
})
