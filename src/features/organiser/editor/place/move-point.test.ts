import { expect, test } from 'vitest'
import { greatCircleKm } from '../../../../model/calendar/great-circle.ts'
import { movedBy, pointIn } from './move-point.ts'

test('a point moves by kilometres, near a pole and over the 180th meridian too', () => {
  for (const from of [
    { lat: 48.4, lon: 15.6 },
    { lat: -70, lon: 100 },
    { lat: 0, lon: 179.999 },
  ])
    expect(greatCircleKm(from, movedBy(from, 0.3, 0.4))).toBeCloseTo(0.5, 2)
})

test.each([
  ['48.4092, 15.6142', { lat: 48.4092, lon: 15.6142 }],
  ['-33.9 18.4', { lat: -33.9, lon: 18.4 }],
  ['https://maps.example/@48.4092,15.6142,14z', { lat: 48.4092, lon: 15.6142 }],
  ['https://maps.example/?q=48.4%2C15.6', { lat: 48.4, lon: 15.6 }],
  ['Krems', null],
  ['91.5, 200', null],
])('%s is read as a point', (text, point) => {
  expect(pointIn(text)).toEqual(point)
})
