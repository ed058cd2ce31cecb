import { expect, test } from 'vitest'
import { planRuler, rulerHeights } from './ruler.ts'

test.each([
  [42.195, { count: 42, step: 1 }],
  [110, { count: 110, step: 1 }],
  [16, { count: 16, step: 1 }],
  [15, { count: 30, step: 0.5 }],
  [5, { count: 20, step: 0.25 }],
  [1, { count: 10, step: 0.1 }],
  [171, { count: 86, step: 2 }],
  [1200, { count: 60, step: 20 }],
  [undefined, { count: 24, step: null }],
])('a length of %s is drawn as %o', (length, ruler) => {
  expect(planRuler(length, 110)).toEqual(ruler)
})

test('a narrow drawing has fewer, longer bars', () => {
  expect(planRuler(100, 50)).toEqual({ count: 50, step: 2 })
})

test('each race ends at a post, and the bars between count kilometres', () => {
  const heights = rulerHeights({ count: 42, step: 1 }, [42.195, 21.0975, 10])
  const posts = heights.flatMap((height, index) => (height > 0.9 ? [index + 1] : []))
  expect(posts).toEqual([10, 21, 42])
  expect(heights[19]).toBe(0.38)
  expect(heights[4]).toBe(0.26)
  expect(heights[0]).toBe(0.16)
})

test('an unknown length has no post', () => {
  expect(Math.max(...rulerHeights({ count: 24, step: null }, [10]))).toBe(0.26)
})
