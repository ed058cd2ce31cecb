import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import { borderLines, landShape } from './atlas.ts'

function linesOf(disputed: 0 | 1): Position[][] {
  const line = borderLines('50m').features.find(
    (each) => each.properties?.['disputed'] === disputed,
  )
  return line?.geometry.type === 'MultiLineString' ? line.geometry.coordinates : []
}

test('no outline of land jumps across the map at the 180th meridian', () => {
  const land = landShape('50m').features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
  )
  expect(land.length).toBeGreaterThan(1000)
  // The ring around the pole is closed along the lower edge, in one step.
  const jumps = land.flatMap((ring) =>
    ring.filter(([lon = 0, lat = 0], i) => {
      const [before = lon] = ring[i - 1] ?? []
      return Math.abs(lon - before) > 180 && lat > -89
    }),
  )
  expect(jumps).toEqual([])
})

test('disputed borders are separate from the others', () => {
  const isNeck = ([lon = 0, lat = 0]: Position) => lon > 33 && lon < 35 && lat > 45.8 && lat < 46.4
  expect(linesOf(1).flat().some(isNeck), 'Crimea').toBe(true)
  expect(linesOf(0).flat().some(isNeck)).toBe(false)
  const isKosovan = ([lon = 0, lat = 0]: Position) =>
    lon > 20.3 && lon < 21.6 && lat > 42.7 && lat < 43.2
  expect(linesOf(1).flat().some(isKosovan), 'Kosovo').toBe(true)
  expect(linesOf(0).length).toBeGreaterThan(150)
})
