import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAround } from './map-box.ts'

test('one dot is shown on a third of the map around it, and two far ones on the whole', () => {
  expect(boxAround('M600 200h6v6h-6z')).toBe('400 122 400 157')
  expect(boxAround('M10 100h6v6h-6zM1180 300h6v6h-6z')).toBe('0 0 1200 470')
})

test('a box is within the map, has its shape and holds every dot', () => {
  const dot = fc.tuple(fc.integer({ min: 0, max: 1194 }), fc.integer({ min: 0, max: 464 }))
  fc.assert(
    fc.property(fc.array(dot, { minLength: 1, maxLength: 11 }), (dots) => {
      const path = dots.map(([x, y]) => `M${x} ${y}h6v6h-6z`).join('')
      const [x = 0, y = 0, w = 0, h = 0] = boxAround(path).split(' ').map(Number)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + w).toBeLessThanOrEqual(1200)
      expect(y + h).toBeLessThanOrEqual(470)
      expect(Math.abs(w / h - 1200 / 470)).toBeLessThan(0.02)
      for (const [left, top] of dots) {
        expect(left).toBeGreaterThanOrEqual(x)
        expect(left + 6).toBeLessThanOrEqual(x + w)
        expect(top).toBeGreaterThanOrEqual(y)
        expect(top + 6).toBeLessThanOrEqual(y + h)
      }
    }),
  )
})
