import { expect, test } from 'vitest'
import { distancePresets, homeDistances, presetKeys, presetsFor } from './distance-presets.ts'
import { halfMarathonKm, marathonKm } from '../values/limits.ts'
import { groupOf } from '../event/sports.ts'
import { toMetres } from '../values/units.ts'

test('the kilometres shown for a preset lie within its bounds', () => {
  for (const key of presetKeys) {
    const { metres, km } = distancePresets[key]
    expect(metres === null).toBe(km === null)
    if (metres === null || km === null) continue
    expect(km * 1000).toBeGreaterThanOrEqual(metres[0])
    expect(km * 1000).toBeLessThanOrEqual(metres[1])
  }
})

test('the presets of running do not overlap, so that a race is counted once', () => {
  const bounds = presetsFor('run').flatMap((key) => distancePresets[key].metres ?? [])
  expect(bounds).toEqual(bounds.toSorted((a, b) => a - b))
  expect(new Set(bounds).size).toBe(bounds.length)
})

test.each([
  ['half', halfMarathonKm, 'km'],
  ['half', 13.1, 'mi'],
  ['marathon', marathonKm, 'km'],
  ['marathon', 26.2, 'mi'],
  ['100mi', 100, 'mi'],
  ['100mi', 170, 'km'],
  ['5k', 3.1, 'mi'],
  ['10k', 6.2, 'mi'],
  ['50k', 31, 'mi'],
  ['100k', 100, 'km'],
  ['middle', 70.3, 'mi'],
  ['full', 140.6, 'mi'],
] as const)('%s includes a race stated as %d %s', (key, value, unit) => {
  const [low, high] = distancePresets[key].metres
  const metres = toMetres(value, unit) ?? 0
  expect(metres >= low && metres <= high).toBe(true)
})

test('multi-sport offers middle and full distance, and every other group neither', () => {
  expect(presetsFor('multi')).toEqual(['middle', 'full'])
  for (const group of ['run', 'cycling', 'water', 'winter', 'other', null] as const) {
    expect(presetsFor(group)).not.toContain('middle')
    expect(presetsFor(group)).toContain('marathon')
  }
})

test('each of the eight presets of the home page is offered by the group of its sport', () => {
  expect(homeDistances).toHaveLength(8)
  for (const { preset, sport } of homeDistances)
    expect(presetsFor(groupOf(sport))).toContain(preset)
})
