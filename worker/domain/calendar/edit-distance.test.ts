import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['runing', 'running', 1],
  ['germny', 'germany', 1],
  ['germnay', 'germany', 1],
  ['marathon', 'marathon', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['ab', 'ba', 1],
  ['abcd', 'badc', 2],
  ['kitten', 'sitting', 3],
  ['東京', '東京都', 1],
  ['🏃a', '🚴a', 1],
])('"%s" and "%s" differ in %i', (one, other, distance) => {
  expect(editDistance(one, other, 5)).toBe(distance)
})

test('a distance is symmetric, 0 only for equal words, and capped above the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, limit) => {
      const whole = editDistance(one, other, 20)
      expect(editDistance(other, one, 20)).toBe(whole)
      expect(whole === 0).toBe(one === other)
      expect(editDistance(one, other, limit)).toBe(Math.min(whole, limit + 1))
    }),
  )
})
