import { expect, test } from 'vitest'
import {
  comparedBars,
  comparedPaths,
  comparedStep,
  obstacleBetween,
  type ComparedRace,
} from './compared-bars.ts'
import type { Leg } from './kilometre-bars.ts'

const trail = (km: number, gain?: number): Leg => ({
  hue: 'trail',
  km,
  ...(gain === undefined ? {} : { gain }),
})
const raceOf = (seed: string, legs: Leg[], profile: ComparedRace['profile'] = null) => ({
  seed,
  legs,
  km: legs.reduce((sum, { km = 0 }) => sum + km, 0),
  profile,
})

test('a bar is so many kilometres that the longer race has at most 110', () => {
  expect([4, 42.2, 110, 171, 330, 1200].map(comparedStep)).toEqual([0.25, 1, 1, 2, 5, 20])
})

test('two races have bars of the same length: 330 km have 66 of 5 km, 171 km have 34', () => {
  const [long, short] = comparedBars(
    raceOf('tor', [trail(330, 24_000)]),
    raceOf('utmb', [trail(171, 10_000)]),
    5,
  )
  expect(long.map(({ heights }) => heights.length)).toEqual([66])
  expect(short.map(({ heights }) => heights.length)).toEqual([34])
})

test('the steeper of two races of one length has the higher bars', () => {
  const [steep, flat] = comparedBars(
    raceOf('a', [trail(50, 3500)]),
    raceOf('b', [trail(50, 200)]),
    1,
  )
  const highest = ([leg]: typeof steep) => Math.max(...(leg?.heights ?? []))
  expect(highest(steep)).toBeGreaterThan(1.5 * highest(flat))
})

test('legs have their share of the length, and end where the race ends', () => {
  const full: Leg[] = [
    { hue: 'water', km: 3.8 },
    { hue: 'cycling', km: 180 },
    { hue: 'run', km: 42.2 },
  ]
  const [legs] = comparedBars(raceOf('x', full), raceOf('y', full), 5)
  expect(legs.map(({ hue, heights }) => [hue, heights.length])).toEqual([
    ['water', 1],
    ['cycling', 36],
    ['run', 8],
  ])
})

test('two measured courses share the metres of a full bar; a single one is drawn by its climb', () => {
  const low = raceOf(
    'low',
    [trail(10, 200)],
    [
      [0, 100],
      [10_000, 300],
    ],
  )
  const high = raceOf(
    'high',
    [trail(10, 1000)],
    [
      [0, 1000],
      [10_000, 2000],
    ],
  )
  const last = (legs: ReturnType<typeof comparedBars>[0]) => legs[0]?.heights.at(-1)
  const [one, other] = comparedBars(low, high, 1)
  expect([last(one), last(other)]).toEqual([30, 100])
  const [drawn] = comparedBars(low, { ...high, profile: null }, 1)
  expect(drawn).toEqual(comparedBars({ ...low, profile: null }, high, 1)[0])
})

test('an unknown length, and water beside land, are obstacles; a triathlon beside a run is none', () => {
  const swim: Leg = { hue: 'water', km: 10 }
  expect(obstacleBetween([trail(42)], [{ hue: 'run' }])).toBe('length')
  expect(obstacleBetween([trail(42)], [])).toBe('length')
  expect(obstacleBetween([trail(42)], [swim])).toBe('ground')
  expect(obstacleBetween([swim], [swim])).toBeNull()
  expect(obstacleBetween([swim, trail(10)], [trail(10)])).toBeNull()
})

test('the path of a leg begins behind those before it', () => {
  const legs = [
    { hue: 'water', heights: [10] },
    { hue: 'run', heights: [50, 20] },
  ] as const
  const paths = comparedPaths(legs.map(({ hue, heights }) => ({ hue, heights: [...heights] })))
  expect(paths.map(({ path }) => path)).toEqual([
    'M0 100v-10h6V100',
    'M10 100v-50h6V100m4 0v-20h6V100',
  ])
})
