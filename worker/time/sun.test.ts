import { expect, test } from 'vitest'
import { sunOf } from './sun.ts'

const clock = (hour: number): string => {
  const minutes = Math.round(hour * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

// Hours of almanacs, which round to the minute.
test.each([
  ['London', { lat: 51.5, lon: -0.13, zone: 'Europe/London' }, '2026-06-21', '04:43', '21:21'],
  [
    'New York',
    { lat: 40.71, lon: -74.01, zone: 'America/New_York' },
    '2026-12-21',
    '07:17',
    '16:32',
  ],
  [
    'Sydney',
    { lat: -33.87, lon: 151.21, zone: 'Australia/Sydney' },
    '2026-12-21',
    '05:41',
    '20:05',
  ],
])('sunrise and sunset in %s are those of an almanac', (_, place, date, rise, set) => {
  const { light, twilight } = sunOf(place, date)
  if (typeof light === 'string' || typeof twilight === 'string') throw new Error('no sunrise')
  const minutesApart = (hour: number, text: string) =>
    Math.abs(hour * 60 - (Number(text.slice(0, 2)) * 60 + Number(text.slice(3))))
  expect(minutesApart(light.from, rise), clock(light.from)).toBeLessThanOrEqual(1.5)
  expect(minutesApart(light.to, set), clock(light.to)).toBeLessThanOrEqual(1.5)
  expect(twilight.from).toBeLessThan(light.from)
  expect(twilight.to).toBeGreaterThan(light.to)
})

const tromso = { lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' }
const svalbard = { lat: 78.22, lon: 15.65, zone: 'Arctic/Longyearbyen' }

test('the sun does not set in the polar day, and twilight lasts all day', () => {
  for (const place of [tromso, svalbard])
    expect(sunOf(place, '2026-06-21')).toEqual({ light: 'always', twilight: 'always' })
})

test('the sun does not rise in the polar night; there is twilight where it comes close', () => {
  expect(sunOf(svalbard, '2026-12-21')).toEqual({ light: 'never', twilight: 'never' })
  const { light, twilight } = sunOf(tromso, '2026-12-21')
  expect(light).toBe('never')
  expect(twilight).toMatchObject({
    from: expect.closeTo(9.5, 0),
    to: expect.closeTo(13.9, 0),
  })
})

test('a white night has a sunset, in Reykjavík after midnight, and twilight until sunrise', () => {
  const { light, twilight } = sunOf(
    { lat: 64.15, lon: -21.94, zone: 'Atlantic/Reykjavik' },
    '2026-06-21',
  )
  expect(light).toMatchObject({ from: expect.closeTo(2.9, 0), to: expect.closeTo(24.1, 0) })
  expect(twilight).toBe('always')
})

test.each([
  ['Kiritimati', { lat: 1.87, lon: -157.4, zone: 'Pacific/Kiritimati' }],
  ['Apia', { lat: -13.8, lon: -171.8, zone: 'Pacific/Apia' }],
])('in %s, west of 180° with a date of the east, the sun rises on the same day', (_, place) => {
  const { light } = sunOf(place, '2026-03-20')
  expect(light).toMatchObject({ from: expect.closeTo(6.5, 0), to: expect.closeTo(18.6, 0) })
})
