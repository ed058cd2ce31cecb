import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greatCircleKm } from '../../src/model/calendar/great-circle.ts'
import { projectionAround } from './projection.ts'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('distances from the middle are true, at poles, date line and antipode too', () => {
  fc.assert(
    fc.property(point, point, (center, other) => {
      const { x, y } = projectionAround(center)(other)
      const km = greatCircleKm(center, other)
      fc.pre(km < 19_000)
      expect(Math.hypot(x, y)).toBeCloseTo(km, 0)
    }),
  )
})

test('north is up and east is right', () => {
  const project = projectionAround({ lat: 45, lon: 179.9 })
  expect(project({ lat: 46, lon: 179.9 }).y).toBeCloseTo(-111.2, 1)
  expect(project({ lat: 45, lon: -179.9 }).x).toBeGreaterThan(15)
})
