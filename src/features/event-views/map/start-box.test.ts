import { expect, test } from 'vitest'
import { continentOf, startBox } from './start-box.ts'

const berlin = { lon: 13.4, lat: 52.5 }
const tokyo = { lon: 139.7, lat: 35.7 }

test.each([
  ['Europe/Berlin', -12],
  ['America/Argentina/Buenos_Aires', -82],
  ['America/New_York', -126],
  ['Pacific/Auckland', 112],
])('the time zone %s lies on the continent that begins at %i degrees', (zone, west) => {
  expect(continentOf(zone)?.west).toBe(west)
})

test('a zone of no continent has no box', () => {
  expect(continentOf('UTC')).toBeNull()
  expect(continentOf('Indian/Mauritius')).toBeNull()
})

test('results of the world open on the continent of the reader', () => {
  expect(startBox([berlin, tokyo], 'Europe/Paris')).toEqual(continentOf('Europe/Paris'))
})

test('results within one continent, or beyond that of the reader, open on themselves', () => {
  expect(startBox([berlin], 'Europe/Paris')).toBeNull()
  expect(startBox([tokyo], 'Europe/Paris')).toBeNull()
})
