import { expect, test } from 'vitest'
import { continentNames, continentOf, startBox } from './start-box.ts'

const berlin = { lon: 13.4, lat: 52.5 }
const tokyo = { lon: 139.7, lat: 35.7 }

test.each([
  ['Europe/Berlin', 'Europe'],
  ['America/Argentina/Buenos_Aires', 'SouthAmerica'],
  ['America/New_York', 'NorthAmerica'],
  ['Pacific/Auckland', 'Australia'],
])('the time zone %s lies on the continent %s', (zone, continent) => {
  expect(continentOf(zone)).toBe(continent)
})

test('a zone of no continent has none', () => {
  expect(continentOf('UTC')).toBeNull()
  expect(continentOf('Indian/Mauritius')).toBeNull()
})

test('results of the world open on the continent of the reader', () => {
  expect(startBox([berlin, tokyo], 'Europe')).toEqual({ west: -12, south: 35, east: 32, north: 61 })
})

test.each(continentNames)('the box of %s has results of its own', (continent) => {
  const box = startBox(
    [
      berlin,
      tokyo,
      { lon: -74, lat: 41 },
      { lon: -46, lat: -23 },
      { lon: 151, lat: -34 },
      { lon: 28, lat: -26 },
    ],
    continent,
  )
  expect(box).not.toBeNull()
})

test('results within one continent, or beyond that of the reader, open on themselves', () => {
  expect(startBox([berlin], 'Europe')).toBeNull()
  expect(startBox([tokyo], 'Europe')).toBeNull()
})
