import { expect, test } from 'vitest'
import { greatCircleKm } from './great-circle.ts'

const degree = (Math.PI * 6371.0088) / 180

/** Arcs whose angle is known without a formula: along meridians, along the equator, over the poles. */
test.each([
  ['a degree along the equator', { lat: 0, lon: 10 }, { lat: 0, lon: 11 }, 1],
  ['two degrees across the 180th meridian', { lat: 0, lon: 179 }, { lat: 0, lon: -179 }, 2],
  ['no way between the meridians 180 and -180', { lat: 10, lon: 180 }, { lat: 10, lon: -180 }, 0],
  ['twenty degrees over the pole', { lat: 80, lon: 15 }, { lat: 80, lon: -165 }, 20],
  ['from pole to equator, whatever the longitude', { lat: -90, lon: 137 }, { lat: 0, lon: -8 }, 90],
  ['no way around a pole', { lat: 90, lon: 0 }, { lat: 90, lon: 137 }, 0],
  ['half the earth', { lat: 0, lon: 0 }, { lat: 0, lon: 180 }, 180],
])('%s', (_, from, to, degrees) => {
  expect(greatCircleKm(from, to)).toBeCloseTo(degrees * degree, 6)
  expect(greatCircleKm(to, from)).toBeCloseTo(degrees * degree, 6)
})
