import { expect, test } from 'vitest'
import { boxOf, cameraFor, project } from './camera.ts'

const size = { width: 800, height: 600 }
const fit = { margin: 0, closest: 14 }
const alps = { west: 5, south: 44, east: 16, north: 48 }

test('the camera for a box has the highest zoom that shows the whole box', () => {
  const seen = boxOf(cameraFor(alps, size, fit), size)
  expect(seen.west).toBeLessThanOrEqual(alps.west)
  expect(seen.east).toBeGreaterThanOrEqual(alps.east)
  expect(seen.south).toBeLessThanOrEqual(alps.south)
  expect(seen.north).toBeGreaterThanOrEqual(alps.north)
  const isTight =
    Math.abs(seen.west - alps.west) < 0.001 || Math.abs(seen.north - alps.north) < 0.001
  expect(isTight).toBe(true)
})

test('a box across the 180th meridian keeps its width', () => {
  const fiji = { west: 177, south: -20, east: -178, north: -15 }
  const camera = cameraFor(fiji, size, fit)
  expect(camera.lon).toBeCloseTo(179.5, 6)
  const seen = boxOf(camera, size)
  expect(seen.west).toBeGreaterThan(seen.east)
})

test('the camera for a single point does not exceed the highest zoom', () => {
  const point = { west: 8.5, south: 47.4, east: 8.5, north: 47.4 }
  expect(cameraFor(point, size, { margin: 40, closest: 9 })).toMatchObject({ zoom: 9 })
})

test('the camera is projected to the centre, and points to the nearest copy of the world', () => {
  const camera = { lon: 179, lat: 0, zoom: 3 }
  expect(project({ lon: 179, lat: 0 }, camera, size)).toEqual({ x: 400, y: 300 })
  const beyond = project({ lon: -179, lat: 0 }, camera, size)
  expect(beyond.x).toBeCloseTo(400 + (2 / 360) * 4096, 6)
})

test('a camera that shows the world more than once has the box from −180 to 180', () => {
  expect(boxOf({ lon: 10, lat: 0, zoom: 0 }, { width: 900, height: 900 })).toMatchObject({
    west: -180,
    east: 180,
  })
})
