import { expect, test } from 'vitest'
import { likeness } from './near-documents.ts'

test.each([
  ['seven cities in 2027', 'seven cities in 2027', 1],
  ['', '', 0],
  ['aaaa', 'aa', 0.5],
])('the likeness of “%s” and “%s” is %d', (a, b, share) => {
  expect(likeness(a, b)).toBe(share)
})

test('a misspelt name is nearer than another one', () => {
  const near = likeness('seven citys 2027', 'seven cities in 2027')
  expect(near).toBeGreaterThan(0.7)
  expect(likeness('seven citys 2027', 'marcialonga on two tracks')).toBeLessThan(0.3)
})
