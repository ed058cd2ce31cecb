import { greatCircleKm } from '../../../../../model/calendar/great-circle.ts'
import type { TrackPoint } from './read-gpx.ts'

/** Measures of a course, in metres. Figures of height are null for a track without heights. */
export interface TrackMeasures {
  distance: number
  gain: number | null
  drop: number | null
  highest: number | null
  lowest: number | null
  /** Pairs of metres from the start and metres above sea level; empty without heights. */
  profile: [number, number][]
}

/** Metres of track over which heights are averaged: receivers waver by some metres from point to point. */
export const smoothedMetres = 100
/** Rises and falls of fewer metres do not count. */
export const leastRise = 3
/** Points of the profile that is stored. */
const profilePoints = 200

/** Height along a track: metres from the start, metres above sea level. */
type Height = [number, number]

/** Mean height of the points within half the averaged length on each side. */
function smoothed(heights: readonly Height[]): Height[] {
  let from = 0
  let to = 0
  let sum = 0
  return heights.map(([at]) => {
    while (to < heights.length && (heights[to]?.[0] ?? 0) <= at + smoothedMetres / 2) {
      sum += heights[to]?.[1] ?? 0
      to += 1
    }
    while ((heights[from]?.[0] ?? 0) < at - smoothedMetres / 2) {
      sum -= heights[from]?.[1] ?? 0
      from += 1
    }
    return [at, sum / (to - from)]
  })
}

/** Sums of the rises and falls from turning point to turning point. */
function climbs(heights: readonly Height[]): { gain: number; drop: number } {
  let gain = 0
  let drop = 0
  let reference = heights[0]?.[1] ?? 0
  for (const [, height] of heights) {
    const rise = height - reference
    if (Math.abs(rise) < leastRise) continue
    if (rise > 0) gain += rise
    else drop -= rise
    reference = height
  }
  return { gain: Math.round(gain), drop: Math.round(drop) }
}

/** Every height if there are few, else those nearest to equal distances. */
function thinned(heights: readonly Height[]): Height[] {
  const step = (heights.length - 1) / (profilePoints - 1)
  if (step <= 1) return heights.map(([at, height]) => [Math.round(at), Math.round(height)])
  return Array.from({ length: profilePoints }, (_, index) => {
    const [at, height] = heights[Math.round(index * step)] ?? [0, 0]
    return [Math.round(at), Math.round(height)]
  })
}

/** Measures a track. Heights are averaged over 100 m, and climbs below 3 m left out, as receivers waver. */
export function measureTrack(points: readonly TrackPoint[]): TrackMeasures {
  let distance = 0
  let before: TrackPoint | null = null
  const raw: Height[] = []
  for (const point of points) {
    if (before !== null) distance += greatCircleKm(before, point) * 1000
    if (point.ele !== null) raw.push([distance, point.ele])
    before = point
  }
  const rounded = Math.round(distance)
  // A file with a few heights only says nothing about the rest of the course.
  if (raw.length < points.length / 2 || raw.length < 2)
    return { distance: rounded, gain: null, drop: null, highest: null, lowest: null, profile: [] }
  const heights = smoothed(raw)
  let [highest, lowest] = [-Infinity, Infinity]
  for (const [, height] of heights) {
    highest = Math.max(highest, height)
    lowest = Math.min(lowest, height)
  }
  return {
    distance: rounded,
    ...climbs(heights),
    highest: Math.round(highest),
    lowest: Math.round(lowest),
    profile: thinned(heights),
  }
}
