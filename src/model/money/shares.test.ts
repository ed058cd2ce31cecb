import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPart, shareOf, splitAmount } from './shares.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

test('a share is rounded half up', () => {
  expect(shareOf(4_800, 400)).toBe(192)
  expect(shareOf(1_250, 200)).toBe(25)
  expect(shareOf(1_225, 200)).toBe(25)
  expect(shareOf(1_224, 200)).toBe(24)
})

test('the parts of a split sum to the amount, each within a unit of its exact share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(amount, weights, (whole, given) => {
      const parts = splitAmount(whole, given)
      expect(sum(parts)).toBe(whole)
      const total = sum(given)
      if (total === 0) return
      parts.forEach((part, index) => {
        expect(Math.abs(part - (whole * (given[index] ?? 0)) / total)).toBeLessThan(1)
      })
    }),
  )
})

test('parts that are given back one after another sum to the whole', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(amount, parts, (fee, given) => {
      const whole = sum(given)
      let before = 0
      const back = given.map((part) => {
        const next = nextPart(fee, { before, part, whole })
        before += part
        return next
      })
      expect(sum(back)).toBe(whole === 0 ? 0 : fee)
      expect(Math.min(...back)).toBeGreaterThanOrEqual(0)
    }),
  )
})
