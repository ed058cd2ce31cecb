import { expect, test } from 'vitest'
import { readGenerateFlags } from './generate-flags.ts'

test('the number of events is read, and the seed is 1 when left out', () => {
  expect(readGenerateFlags(['--events', '1'])).toEqual({ events: 1, seed: 1 })
  expect(readGenerateFlags(['--events=1000000', '--seed', '0'])).toEqual({
    events: 1_000_000,
    seed: 0,
  })
})

test('a number out of range, or none, is refused with the range it may have', () => {
  for (const wrong of ['0', '1000001', '1.5', '1e5', 'many', '']) {
    expect(() => readGenerateFlags([`--events=${wrong}`])).toThrow(
      `--events takes a whole number from 1 to 1,000,000, not "${wrong}"`,
    )
  }
  expect(() => readGenerateFlags(['--events=5', '--seed=x'])).toThrow('--seed takes a whole number')
})

test('a missing or unknown flag is named', () => {
  expect(() => readGenerateFlags([])).toThrow('--events is missing')
  expect(() => readGenerateFlags(['--event', '5'])).toThrow('--event')
})
