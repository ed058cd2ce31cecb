import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeKinds } from './map-cell.ts'
import { runsOf } from './ring-runs.ts'
import { clipRing, containsPoint, ringArea } from './rings.ts'

const { coast, border, cut } = edgeKinds
const square = (size: number, kind: number) => [
  { x: 0, y: 0, kind },
  { x: size, y: 0, kind },
  { x: size, y: size, kind },
  { x: 0, y: size, kind },
]
const box = { left: 2, top: -5, right: 20, bottom: 4 }

test('clipping keeps the kinds of edges and marks new ones along the box as cuts', () => {
  const clipped = clipRing(square(10, coast), box)
  expect(ringArea(clipped)).toBe(32)
  const edges = clipped.map(({ x, y, kind }, index) => {
    const next = clipped[index + 1] ?? clipped[0]
    return [`${x} ${y} – ${next?.x} ${next?.y}`, kind]
  })
  expect(Object.fromEntries(edges)).toEqual({
    '2 0 – 10 0': coast,
    '10 0 – 10 4': coast,
    '10 4 – 2 4': cut,
    '2 4 – 2 0': cut,
  })
})

test('a ring outside of the box has nothing left, one around it the box', () => {
  expect(clipRing(square(1, coast), box)).toEqual([])
  const whole = clipRing(square(100, coast), { left: 10, top: 10, right: 20, bottom: 30 })
  expect(ringArea(whole)).toBe(200)
  expect(new Set(whole.map(({ kind }) => kind))).toEqual(new Set([cut]))
})

test('runs cover each edge once, join at their ends and change kind from one to the next', () => {
  const kinds = fc.array(fc.constantFrom(coast, border, cut), { minLength: 3, maxLength: 12 })
  fc.assert(
    fc.property(kinds, (list) => {
      const ring = list.map((kind, index) => ({ x: index, y: index * index, kind }))
      const runs = runsOf(ring)
      expect(runs.flatMap(({ points }) => points.slice(0, -1))).toHaveLength(ring.length)
      for (const [index, run] of runs.entries()) {
        const next = runs[index + 1] ?? runs[0]
        expect(run.points.at(-1)).toMatchObject({ x: next?.points[0]?.x, y: next?.points[0]?.y })
        if (runs.length > 1) expect(next?.kind).not.toBe(run.kind)
        for (const { kind } of run.points.slice(0, -1)) expect(kind).toBe(run.kind)
      }
    }),
  )
})

test('a point in a hole is not in the area', () => {
  const hole = square(4, coast).map((vertex) => ({ ...vertex, x: vertex.x + 3, y: vertex.y + 3 }))
  expect(containsPoint([square(10, coast), hole], 1, 1)).toBe(true)
  expect(containsPoint([square(10, coast), hole], 5, 5)).toBe(false)
  expect(containsPoint([square(10, coast), hole], 12, 5)).toBe(false)
})
