import { expect, test } from 'vitest'
import { roughTime } from './job-report.ts'

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3599, '59 min'],
  [3600, '1 h'],
  [86_399, '23 h'],
  [90_000, '1 d'],
])('%i seconds are %s', (seconds, text) => {
  expect(roughTime(seconds)).toBe(text)
})
