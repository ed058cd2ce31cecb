import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../../test/support/local-date.ts'
import { dayAt, endOffsetOf } from './local-day.ts'

const minuteMs = 60_000

const ends = (zone: string, date: string): number =>
  Date.parse(`${date}T24:00:00Z`) - endOffsetOf(zone, date) * minuteMs

test.each([
  ['Kiritimati', 'Pacific/Kiritimati', '2026-11-29', '2026-11-29T10:00:00Z'],
  ['Honolulu', 'Pacific/Honolulu', '2026-11-29', '2026-11-30T10:00:00Z'],
  ['Auckland in summer', 'Pacific/Auckland', '2026-11-29', '2026-11-29T11:00:00Z'],
  ['Kathmandu', 'Asia/Kathmandu', '2026-11-29', '2026-11-29T18:15:00Z'],
  ['St. John’s', 'America/St_Johns', '2026-11-29', '2026-11-30T03:30:00Z'],
  ['Berlin on the eve of summer time', 'Europe/Berlin', '2027-03-27', '2027-03-27T23:00:00Z'],
  ['Berlin on its first day', 'Europe/Berlin', '2027-03-28', '2027-03-28T22:00:00Z'],
  ['Berlin on its last day', 'Europe/Berlin', '2027-10-31', '2027-10-31T23:00:00Z'],
  // Clocks go from 24:00 back to 23:00, and from 0:00 on to 1:00.
  ['Santiago, whose day ends twice', 'America/Santiago', '2027-04-03', '2027-04-04T04:00:00Z'],
  ['Santiago, which skips midnight', 'America/Santiago', '2027-09-04', '2027-09-05T04:00:00Z'],
  ['Beirut, which skips midnight', 'Asia/Beirut', '2027-03-27', '2027-03-27T22:00:00Z'],
  ['a place without a known zone', 'Nowhere/Else', '2026-11-29', '2026-11-30T00:00:00Z'],
])('the day ends in %s as local clocks pass midnight', (_, zone, date, end) => {
  expect(new Date(ends(zone, date)).toISOString()).toBe(end.replace('Z', '.000Z'))
})

const zones = Intl.supportedValuesOf('timeZone')

const anyZone = fc.constantFrom(...zones)
const anyDay = fc
  .integer({ min: 0, max: 40 * 365 })
  .map((day) => new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(0, 10))

test('in every zone and year a day ends when calendars there are past it for good', () => {
  fc.assert(
    fc.property(anyZone, anyDay, (zone, date) => {
      const end = ends(zone, date)
      // A day that a zone left out when it crossed the date line never ended there.
      fc.pre(localDate(zone, end - minuteMs) === date)
      for (const minutes of [0, 1, 59, 60, 61, 119, 120, 180])
        expect(localDate(zone, end + minutes * minuteMs) > date).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('an edition has ended exactly if the date at its place is past its last day', () => {
  fc.assert(
    fc.property(
      anyZone,
      fc.integer({ min: -14 * 60, max: 14 * 60 }),
      fc.integer({ min: 0, max: 800 }),
      (zone, minutes, day) => {
        const date = new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 10)
        const now = Date.parse(`${date}T24:00:00Z`) + minutes * minuteMs
        expect(date < dayAt(now, endOffsetOf(zone, date))).toBe(date < localDate(zone, now))
      },
    ),
    { numRuns: 3000 },
  )
})
