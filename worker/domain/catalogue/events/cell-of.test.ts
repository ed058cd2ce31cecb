import { expect, test } from 'vitest'
import { cellOf, centreOf } from './cell-of.ts'

test('places in one square degree share a cell, on both sides of the date line too', () => {
  expect(cellOf(59.1, 10.1)).toBe(cellOf(59.9, 10.9))
  expect(cellOf(59.1, 10.1)).not.toBe(cellOf(60.1, 10.1))
  expect(cellOf(0, 180)).toBe(cellOf(0, -180))
})

test('the centre of a square is in it', () => {
  for (const [lat, lon] of [
    [59.1, 10.1],
    [-33.9, -70.6],
    [89.9, 179.9],
    [-90, -180],
  ] as const) {
    const centre = centreOf(cellOf(lat, lon))
    expect(cellOf(centre.lat, centre.lon)).toBe(cellOf(lat, lon))
    expect(Math.abs(centre.lat - lat)).toBeLessThanOrEqual(0.5)
  }
})
