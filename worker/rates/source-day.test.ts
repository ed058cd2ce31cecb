import { expect, test } from 'vitest'
import { dayAtSource, latestExpected } from './source-day.ts'

test.each([
  ['Friday before the hour', '2026-11-20T14:59:00Z', '2026-11-19'],
  ['Friday at the hour', '2026-11-20T15:00:00Z', '2026-11-20'],
  ['Saturday', '2026-11-21T23:59:00Z', '2026-11-20'],
  ['Sunday', '2026-11-22T12:00:00Z', '2026-11-20'],
  ['Monday before the hour', '2026-11-23T09:00:00Z', '2026-11-20'],
  ['Monday after it', '2026-11-23T16:00:00Z', '2026-11-23'],
])('%s: the newest expected document is of the last working day', (_when, now, day) => {
  expect(latestExpected(new Date(now), 15)).toBe(day)
})

test('from 22:00 UTC the day at the banks is the next one', () => {
  expect(dayAtSource(new Date('2026-07-01T21:59:00Z'))).toBe('2026-07-01')
  expect(dayAtSource(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
})
