import { expect, test } from 'vitest'
import { measureTrack } from './measure-track.ts'
import type { TrackPoint } from './read-gpx.ts'

/** A track to the north with a point each 10 m. */
const track = (count: number, heightAt: (metres: number) => number | null): TrackPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    lat: 47 + (index * 10) / 111_195,
    lon: 13,
    ele: heightAt(index * 10),
  }))

test('a hill of 200 m counts once up and once down', () => {
  const hill = track(1001, (at) => 500 + 200 * (1 - Math.abs(at - 5000) / 5000))
  const { distance, gain, drop, highest, lowest } = measureTrack(hill)
  expect(distance).toBeGreaterThan(9990)
  expect(distance).toBeLessThan(10_010)
  for (const figure of [gain, drop]) {
    expect(figure).toBeGreaterThan(190)
    expect(figure).toBeLessThanOrEqual(200)
  }
  expect([highest, lowest]).toEqual([699, 501])
})

test('heights that waver by 2 m from point to point are no climb', () => {
  expect(measureTrack(track(1000, (at) => 100 + ((at / 10) % 2) * 2))).toMatchObject({
    gain: 0,
    drop: 0,
  })
})

test('a track without heights has a distance only', () => {
  expect(measureTrack(track(11, () => null))).toEqual({
    distance: 100,
    gain: null,
    drop: null,
    highest: null,
    lowest: null,
    profile: [],
  })
})

test('the profile has at most 200 points, the first and the last among them', () => {
  const { profile } = measureTrack(track(5000, (at) => at / 100))
  expect(profile).toHaveLength(200)
  expect(profile[0]?.[0]).toBe(0)
  expect(profile.at(-1)?.[0]).toBe(49_990)
})
