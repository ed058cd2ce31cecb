import { expect, test } from 'vitest'
import { readGenerateFlags } from './generate-flags.ts'

test('--events and --seed are read, and the seed defaults to 1', () => {
  expect(readGenerateFlags(['--events', '1'])).toEqual({ events: 1, seed: 1 })
  expect(readGenerateFlags(['--events=1000000', '--seed', '0'])).toEqual({
    events: 1_000_000,
    seed: 0,
  })
})

test('a value that is out of range or not a number is refused with the allowed range', () => {
  for (const wrong of ['0', '1000001', '1.5', '1e5', 'many', '']) {
    expect(() => readGenerateFlags([`--events=${wrong}`])).toThrow(
      `--events takes a whole number from 1 to 1,000,000, not "${wrong}"`,
    )
  }
  expect(() => readGenerateFlags(['--events=5', '--seed=x'])).toThrow('--seed takes a whole number')
})

test('a missing or unknown flag is refused by name', () => {
  expect(() => readGenerateFlags([])).toThrow('--events is missing')
  expect(() => readGenerateFlags(['--event', '5'])).toThrow('--event')
})
