import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, localTimeOf } from './local-times.ts'

test('a local time has the offset of its day', () => {
  expect(instantOf('2027-01-10T09:00', 'Europe/Berlin')).toBe('2027-01-10T08:00:00.000Z')
  expect(instantOf('2027-07-10T09:00', 'Europe/Berlin')).toBe('2027-07-10T07:00:00.000Z')
  expect(localTimeOf('2027-07-10T07:00:00.000Z', 'Europe/Berlin')).toBe('2027-07-10T09:00')
  expect(localTimeOf('2027-01-10T08:00:00.000Z', 'America/St_Johns')).toBe('2027-01-10T04:30')
})

test('an instant comes back from its local time, but for the hours around a change of clocks', () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Asia/Tokyo',
    'Asia/Kathmandu',
    'Pacific/Auckland',
  ]
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00.000Z'),
    max: new Date('2029-01-01T00:00:00.000Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.constantFrom(...zones), instant, (zone, date) => {
      const at = new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString()
      const back = instantOf(localTimeOf(at, zone), zone)
      expect(Math.abs(Date.parse(back) - Date.parse(at))).toBeLessThanOrEqual(3_600_000)
      if (['03', '04', '09', '10', '11'].includes(at.slice(5, 7))) return
      expect(back).toBe(at)
    }),
  )
})
