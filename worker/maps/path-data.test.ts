import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathPoints } from '../../test/support/path-points.ts'
import { halfPixel, pathData } from './path-data.ts'
import { simplify } from './simplify.ts'

const pointsOf = (path: string): [number, number][] => pathPoints(path).map(({ x, y }) => [x, y])

const points = fc.array(
  fc.record({
    x: fc.double({ min: -400, max: 400, noNaN: true }),
    y: fc.double({ min: -400, max: 400, noNaN: true }),
  }),
  { minLength: 2, maxLength: 30 },
)

test('path data gives the points back, rounded to half pixels', () => {
  fc.assert(
    fc.property(points, (list) => {
      const rounded = list.map(({ x, y }) => [halfPixel(x) + 0, halfPixel(y) + 0])
      const distinct = rounded.filter(
        (point, index) => index === 0 || String(point) !== String(rounded[index - 1]),
      )
      fc.pre(distinct.length > 1)
      expect(pointsOf(pathData(list, false))).toEqual(distinct)
    }),
  )
})

test('a chain that shrinks to one point has no path', () => {
  expect(
    pathData(
      [
        { x: 1, y: 1 },
        { x: 1.1, y: 1 },
      ],
      false,
    ),
  ).toBe('')
})

test('simplifying keeps both ends and moves no point by more than the tolerance', () => {
  fc.assert(
    fc.property(points, (list) => {
      const kept = simplify(list, 3)
      expect([kept[0], kept.at(-1)]).toEqual([list[0], list.at(-1)])
      for (const point of list) {
        const nearest = Math.min(
          ...kept.slice(1).map((to, index) => {
            const from = kept[index] ?? to
            const length = Math.hypot(to.x - from.x, to.y - from.y)
            const area = (to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)
            return length < 1e-6
              ? Math.hypot(point.x - to.x, point.y - to.y)
              : Math.abs(area) / length
          }),
        )
        expect(nearest).toBeLessThanOrEqual(3 + 1e-9)
      }
    }),
  )
})
