import { expect, test } from 'vitest'
import { ringsOf } from './distance-rings.ts'
import { edgeKinds } from './map-cell.ts'
import { mapScale } from './map-scale.ts'
import type { Surroundings } from './surroundings.ts'

/** Towns at these kilometres to the east, and a coast at these to the north. */
const around = (east: number[], coast?: number): Surroundings => ({
  towns: east.map((x) => ({ x, y: 0, population: 1, name: '', names: {} })),
  areas:
    coast === undefined
      ? []
      : [
          {
            country: 'NO',
            rings: [[0, 10, 20].map((x) => ({ x, y: -coast, kind: edgeKinds.coast }))],
          },
        ],
})

test('a locator map is as narrow as three towns in its middle allow', () => {
  expect(mapScale(around([20, 30, 40]), 'metric')).toEqual({ across: 120, km: 120 })
  expect(mapScale(around([20, 30, 90]), 'metric')).toEqual({ across: 240, km: 240 })
  // A town at the place itself says nothing about its surroundings.
  expect(mapScale(around([1, 20, 90]), 'metric')).toEqual({ across: 480, km: 480 })
  expect(mapScale(around([]), 'metric')).toEqual({ across: 480, km: 480 })
})

test('a coast in sight makes up for missing towns', () => {
  expect(mapScale(around([], 80), 'metric').across).toBe(240)
  expect(mapScale(around([], 100), 'metric').across).toBe(480)
})

test('in miles a locator map is a round number of miles wide', () => {
  const { across, km } = mapScale(around([20, 30, 40]), 'imperial')
  expect(across).toBe(75)
  expect(km).toBeCloseTo(120.7, 1)
})

test('rings have round distances and fit the drawing at each scale', () => {
  const at = (km: number, unit: 'metric' | 'imperial') =>
    ringsOf({ width: 360, height: 240, kmPerPixel: km / 360 }, unit)
  expect(at(120, 'metric')).toEqual([{ distance: 20, r: 60 }])
  expect(at(240, 'metric')).toEqual([
    { distance: 20, r: 30 },
    { distance: 50, r: 75 },
  ])
  expect(at(120.7, 'imperial').map(({ distance }) => distance)).toEqual([10, 20])
  for (const km of [120, 240, 480])
    for (const { r } of at(km, 'metric')) expect(r).toBeLessThan(131)
})
