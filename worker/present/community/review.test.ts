import { expect, test } from 'vitest'
import { halfStars } from './review.ts'

test('an average is shown in half stars', () => {
  expect([2.24, 2.25, 2.5, 2.74, 2.75, 5].map(halfStars)).toEqual([2, 2.5, 2.5, 2.5, 3, 5])
})
