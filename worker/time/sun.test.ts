import { expect, test } from 'vitest'
import { sunOf } from './sun.ts'

const clock = (hour: number): string => {
  const minutes = Math.round(hour * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

// Hours of almanacs, which round to the minute; the equations may differ from them by two.
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
  expect(minutesApart(light.from, rise), clock(light.from)).toBeLessThan(3)
  expect(minutesApart(light.to, set), clock(light.to)).toBeLessThan(3)
  expect(twilight.from).toBeLessThan(light.from)
  expect(twilight.to).toBeGreaterThan(light.to)
})

test('on Svalbard the sun does not set in June and does not rise in December', () => {
  const place = { lat: 78.22, lon: 15.65, zone: 'Arctic/Longyearbyen' }
  expect(sunOf(place, '2026-06-21').light).toBe('always')
  expect(sunOf(place, '2026-12-21')).toEqual({ light: 'never', twilight: 'never' })
})
