import { expect, test } from 'vitest'
import { barHeights, barMetres } from './profile-bars.ts'

test('a profile of ten kilometres has ten bars, the highest at its highest point', () => {
  const profile = Array.from({ length: 101 }, (_, index): [number, number] => [
    index * 100,
    500 + (index === 55 ? 400.4 : 0),
  ])
  const metres = barMetres(profile)
  expect(metres).toEqual([500, 500, 500, 500, 500, 900, 500, 500, 500, 500])
  expect(
    barHeights(metres)
      .map((height) => height.toFixed(2))
      .slice(4, 7),
  ).toEqual(['0.12', '1.00', '0.12'])
})

test('a course of ten metres of height looks nearly level', () => {
  expect(Math.max(...barHeights([5, 15, 5]))).toBeCloseTo(0.208)
})

test('a profile without length has no bars', () => {
  expect(barMetres([])).toEqual([])
  expect(barMetres([[0, 5]])).toEqual([])
})
