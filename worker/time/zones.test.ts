import { expect, test } from 'vitest'
import { zoneOffset, zoneRules } from './zones.ts'

test.each(['Europe/Berlin', 'Europe/Oslo', 'Asia/Calcutta', 'America/Argentina/Ushuaia'])(
  'the rules of %s carry the requested name',
  (zone) => {
    const lines = zoneRules(zone)?.split('\r\n') ?? []
    expect(lines.filter((line) => /^(?:TZID|X-LIC-LOCATION):/u.test(line))).toEqual([
      `TZID:${zone}`,
      `X-LIC-LOCATION:${zone}`,
    ])
  },
)

test('an unknown zone has no rules', () => {
  expect(zoneRules('Nowhere/Else')).toBeNull()
  expect(zoneRules('')).toBeNull()
})

test('the UTC offset follows summer and winter time', () => {
  expect(zoneOffset('Europe/Oslo', '2027-07-01', '09:00')).toBe('+02:00')
  expect(zoneOffset('Europe/Oslo', '2027-01-01', '09:00')).toBe('+01:00')
  expect(zoneOffset('America/St_Johns', '2027-01-01', '09:00')).toBe('-03:30')
})
