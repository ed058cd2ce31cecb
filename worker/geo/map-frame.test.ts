import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameFor, scaleIn, shownOf } from './map-frame.ts'
import { toPlane } from '../../src/model/calendar/mercator.ts'

const boxes = fc
  .record({
    west: fc.double({ min: -180, max: 180, noNaN: true }),
    width: fc.double({ min: 0, max: 359, noNaN: true }),
    south: fc.double({ min: -85, max: 85, noNaN: true }),
    height: fc.double({ min: 0, max: 170, noNaN: true }),
  })
  .map(({ west, width, south, height }) => {
    const east = west + width
    return {
      west,
      south,
      east: east > 180 ? east - 360 : east,
      north: Math.min(85, south + height),
    }
  })
/** From the narrowest map of a wide page to that of a phone on its side. */
const areas = fc
  .record({ width: fc.integer({ min: 320, max: 1200 }), aspect: fc.double({ min: 0.56, max: 3 }) })
  .filter(({ aspect }) => Number.isFinite(aspect))
  .map(({ width, aspect }) => ({ width, height: width / aspect }))

test('the frame of a box contains it, and an area that contains the frame shows nothing beyond the poles', () => {
  fc.assert(
    fc.property(boxes, areas, (box, area) => {
      const frame = frameFor(box, 'contain')
      const { left, top, right, bottom } = frame
      const { y: north } = toPlane({ lon: 0, lat: box.north })
      const { y: south } = toPlane({ lon: 0, lat: box.south })
      expect(top).toBeLessThanOrEqual(north + 1e-9)
      expect(bottom).toBeGreaterThanOrEqual(south - 1e-9)
      const shownHeight = area.height / scaleIn(frame, area)
      const middle = (top + bottom) / 2
      expect(middle - shownHeight / 2).toBeGreaterThanOrEqual(-1e-9)
      expect(middle + shownHeight / 2).toBeLessThanOrEqual(1 + 1e-9)
      const east = box.east < box.west ? box.east + 360 : box.east
      const width = (east - box.west) / 360
      expect(right - left).toBeGreaterThanOrEqual(width - 1e-9)
    }),
    { numRuns: 2000 },
  )
})

test('a frame that covers is the box itself, of which an area shows a part', () => {
  const europe = { west: -12, south: 35, east: 32, north: 61 }
  const frame = frameFor(europe, 'cover')
  expect(shownOf(frame)).toEqual({
    left: frame.left,
    top: frame.top,
    right: frame.right,
    bottom: frame.bottom,
  })
  fc.assert(
    fc.property(areas, (area) => {
      const scale = scaleIn(frame, area)
      expect(area.width / scale).toBeLessThanOrEqual(frame.right - frame.left + 1e-9)
      expect(area.height / scale).toBeLessThanOrEqual(frame.bottom - frame.top + 1e-9)
    }),
  )
})

test('most of the world is the world from pole to pole, around the middle of the box', () => {
  const frame = frameFor({ west: -160, south: -45, east: 176, north: 68 }, 'contain')
  expect(frame).toMatchObject({ top: 0, bottom: 1, fit: 'world' })
  expect(frame.right - frame.left).toBeCloseTo(1)
  expect((frame.left + frame.right) / 2).toBeCloseTo(0.5 + 8 / 360)
})

test('a point has a frame of some kilometres, and a box across the date line one piece', () => {
  const point = frameFor({ west: 13, south: 52, east: 13, north: 52 }, 'contain')
  expect(point.right - point.left).toBeCloseTo(0.0005)
  const fiji = frameFor({ west: 170, south: -25, east: -170, north: -10 }, 'contain')
  expect(fiji.right - fiji.left).toBeCloseTo(20 / 360)
})
