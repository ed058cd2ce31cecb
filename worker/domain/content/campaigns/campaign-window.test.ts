import { expect, test } from 'vitest'
import { isCampaignOpen } from './campaign-window.ts'

test.each([
  ['Europe/Vienna', '2026-11-26T22:59:59Z', false],
  ['Europe/Vienna', '2026-11-26T23:00:00Z', true],
  ['Europe/Vienna', '2026-11-30T22:59:59Z', true],
  ['Europe/Vienna', '2026-11-30T23:00:00Z', false],
  ['Asia/Tokyo', '2026-11-26T14:59:59Z', false],
  ['Asia/Tokyo', '2026-11-26T15:00:00Z', true],
  ['America/Los_Angeles', '2026-12-01T07:59:59Z', true],
  ['America/Los_Angeles', '2026-12-01T08:00:00Z', false],
])('a campaign of 27 to 30 November in %s at %s is open: %s', (zone, at, isOpen) => {
  const days = { from: '2026-11-27', until: '2026-11-30', zone }
  expect(isCampaignOpen(days, new Date(at))).toBe(isOpen)
})

test('the last day of a campaign is whole on the night on which clocks change', () => {
  const days = { from: '2026-10-24', until: '2026-10-25', zone: 'Europe/Vienna' }
  expect(isCampaignOpen(days, new Date('2026-10-25T22:59:59Z'))).toBe(true)
  expect(isCampaignOpen(days, new Date('2026-10-25T23:00:00Z'))).toBe(false)
})
