import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameFor, shownOf } from '../../worker/geo/map-frame.ts'
import type { Box } from '../../src/model/calendar/calendar.ts'
import type { MapFrame, MapLand } from '../../src/model/calendar/map-view.ts'
import { toPlane } from '../../src/model/calendar/mercator.ts'
import { continentNames, startBox } from '../../src/model/calendar/start-box.ts'
import { cellsOfFrame, drawLand } from '../../worker/maps/map-picture.ts'
import { pathPoints } from '../../test/support/path-points.ts'
import { mapCellFiles } from './map-cells.ts'
import { wideCellFiles } from './wide-cells.ts'

/** Pictures of the calendar's map drawn from the cells of the whole world. */

const files = new Map([...mapCellFiles(), ...wideCellFiles()].map(({ path, cell }) => [path, cell]))

function landOf(frame: MapFrame): MapLand {
  const cells = cellsOfFrame(frame).map(({ path, turns }) => {
    const cell = files.get(path)
    if (cell === undefined) throw new Error(`${path} is missing`)
    return { cell, turns }
  })
  return drawLand(cells, frame)
}

const bytesOf = ({ land, borders, disputed }: MapLand) => gzipSync(land + borders + disputed).length

const boxes = fc
  .record({
    west: fc.double({ min: -180, max: 180, noNaN: true }),
    south: fc.double({ min: -85, max: 84, noNaN: true }),
    size: fc.constantFrom(0.02, 0.5, 3, 9, 25, 60, 150, 330),
    shape: fc.double({ min: 0.3, max: 1.5, noNaN: true }),
  })
  .map(({ west, south, size, shape }): Box => {
    const east = west + size
    const north = Math.min(85, south + size * shape)
    return { west, south, east: east > 180 ? east - 360 : east, north }
  })

test('any box has a picture of at most 8 kB gzipped, of finite numbers within what is shown, from at most 30 files', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const frame = frameFor(box, 'contain')
      expect(cellsOfFrame(frame).length).toBeLessThanOrEqual(30)
      const drawn = landOf(frame)
      expect(bytesOf(drawn)).toBeLessThanOrEqual(8000)
      expect(JSON.stringify(drawn)).not.toMatch(/NaN|Infinity/u)
      const shown = shownOf(frame)
      const scale = drawn.width / (frame.right - frame.left)
      const points = pathPoints(drawn.land)
      const [left, right] = [shown.left, shown.right].map((x) => (x - frame.left) * scale)
      const [top, bottom] = [shown.top, shown.bottom].map((y) => (y - frame.top) * scale)
      const isWithin = (at: number, from = Number.NaN, to = Number.NaN) =>
        at >= from - 10 && at <= to + 10
      // One comparison for all points: an expectation costs more than drawing them.
      const outside = points.filter(
        ({ x, y }) => !isWithin(x, left, right) || !isWithin(y, top, bottom),
      )
      expect(outside).toEqual([])
    }),
    { numRuns: 120 },
  )
})

test.each(continentNames)('the picture of %s has its land and borders', (continent) => {
  const points = [
    { lon: 13, lat: 52 },
    { lon: 28, lat: -26 },
    { lon: 139, lat: 35 },
    { lon: 151, lat: -34 },
    { lon: -74, lat: 41 },
    { lon: -46, lat: -23 },
  ]
  const box = startBox(points, continent)
  if (box === null) throw new Error(`${continent} has no point.`)
  const drawn = landOf(frameFor(box, 'cover'))
  expect(bytesOf(drawn)).toBeLessThanOrEqual(8000)
  expect(drawn.land.length).toBeGreaterThan(5000)
  expect(drawn.borders).not.toBe('')
})

test('land is where the projection of the interactive map has it', () => {
  const frame = frameFor({ west: 8, south: 38.5, east: 10, north: 41.5 }, 'contain')
  const drawn = landOf(frame)
  const scale = drawn.width / (frame.right - frame.left)
  // Punta Falcone, the northern end of Sardinia.
  const { x, y } = toPlane({ lon: 9.232, lat: 41.258 })
  const cape = { x: (x - frame.left) * scale, y: (y - frame.top) * scale }
  const nearest = Math.min(
    ...pathPoints(drawn.land).map((point) => Math.hypot(point.x - cape.x, point.y - cape.y)),
  )
  expect(nearest).toBeLessThan(8)
})

test('the date line cuts no land in two, and the world has all continents', () => {
  const taveuni = landOf(frameFor({ west: 179, south: -17.5, east: -179, north: -16 }, 'contain'))
  const xs = pathPoints(taveuni.land).map(({ x }) => x)
  expect(Math.min(...xs)).toBeLessThan(taveuni.width / 2)
  expect(Math.max(...xs)).toBeGreaterThan(taveuni.width / 2)
  const world = landOf(frameFor({ west: -170, south: -60, east: 170, north: 75 }, 'contain'))
  expect(world.land.length).toBeGreaterThan(8000)
  expect(world.disputed).not.toBe('')
})
