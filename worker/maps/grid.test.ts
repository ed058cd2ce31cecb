import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greatCircleKm } from '../../src/model/calendar/great-circle.ts'
import { bandCount, boundsOf, cellPath, cellsWithin, columnCount } from './grid.ts'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('the cells of a circle include the cell of every point in it, at poles and date line too', () => {
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 900 }), (place, other, radiusKm) => {
      fc.pre(greatCircleKm(place, other) < radiusKm)
      const holds = cellsWithin(place, radiusKm).some((cell) => {
        const { west, south, east, north } = boundsOf(cell)
        const { lat, lon } = other
        const isInside = (degrees: number) => degrees >= west && degrees <= east
        return lat >= south && lat <= north && [lon, lon - 360, lon + 360].some(isInside)
      })
      expect(holds).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('a cell is listed once, also where the circle contains a pole', () => {
  fc.assert(
    fc.property(point, fc.integer({ min: 1, max: 3000 }), (place, radiusKm) => {
      const paths = cellsWithin(place, radiusKm).map((cell) => cellPath(cell))
      expect(new Set(paths).size).toBe(paths.length)
    }),
  )
  expect(cellsWithin({ lat: 90, lon: 0 }, 100)).toHaveLength(columnCount(bandCount() - 1))
})

test('cells are about as wide as they are high, in kilometres', () => {
  const wide = Array.from({ length: bandCount() }, (_, band) => {
    const { west, east, south, north } = boundsOf({ band, column: 0 })
    return ((east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180)) / (north - south)
  })
  expect(Math.min(...wide.slice(1, -1))).toBeGreaterThan(0.85)
  expect(Math.max(...wide.slice(1, -1))).toBeLessThan(1.15)
})
