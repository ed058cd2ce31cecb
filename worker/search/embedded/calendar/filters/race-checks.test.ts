import { expect, test } from 'vitest'
import { effortOf } from './race-checks.ts'

test('effort is exact: 7 km with 999 m of climb are 16.99, which sums of quotients exceed', () => {
  const [effort] = effortOf({ metres: Int32Array.of(7000), gain: Int32Array.of(999) })
  expect(effort).toBe(16.99)
  expect(7 + 999 / 100).not.toBe(16.99)
})
