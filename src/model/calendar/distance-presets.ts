import type { Sport, SportGroup } from '../event/sports.ts'

interface Preset {
  /** Metres, both inclusive; null for races by time. */
  metres: readonly [number, number] | null
  /** Kilometres and miles that a page shows for the preset; null for races by time. */
  km: number | null
  mi: number | null
}

/**
 * Common race distances. The bounds include races called by the name (a "5k" of 4.9 km, a 21.1 km half) and exclude
 * neighbouring distances. A multi-sport race counts with the sum of its legs.
 */
export const distancePresets = {
  '5k': { metres: [4800, 5200], km: 5, mi: 3.1 },
  '10k': { metres: [9500, 10_500], km: 10, mi: 6.2 },
  half: { metres: [20_900, 21_300], km: 21.0975, mi: 13.1 },
  marathon: { metres: [42_000, 42_500], km: 42.195, mi: 26.2 },
  '50k': { metres: [45_000, 55_000], km: 50, mi: 31.1 },
  '100k': { metres: [95_000, 110_000], km: 100, mi: 62.1 },
  '100mi': { metres: [155_000, 175_000], km: 160.934, mi: 100 },
  timed: { metres: null, km: null, mi: null },
  middle: { metres: [110_000, 116_000], km: 113, mi: 70.3 },
  full: { metres: [222_000, 230_000], km: 226, mi: 140.6 },
} as const satisfies Record<string, Preset>

export type DistancePreset = keyof typeof distancePresets

export const presetKeys = Object.keys(distancePresets).filter(
  (key): key is DistancePreset => key in distancePresets,
)

/** Presets offered for a group. Only multi-sport has middle and full distance. */
export function presetsFor(group: SportGroup | null): readonly DistancePreset[] {
  if (group === 'multi') return ['middle', 'full']
  return ['5k', '10k', 'half', 'marathon', '50k', '100k', '100mi', 'timed']
}

/** The eight presets of the home page, each with the sport that races it most. */
export const homeDistances = [
  { preset: '5k', sport: 'run' },
  { preset: '10k', sport: 'run' },
  { preset: 'half', sport: 'run' },
  { preset: 'marathon', sport: 'run' },
  { preset: '50k', sport: 'trail' },
  { preset: '100k', sport: 'trail' },
  { preset: 'middle', sport: 'triathlon' },
  { preset: 'full', sport: 'triathlon' },
] as const satisfies readonly { preset: DistancePreset; sport: Sport }[]

export type HomeDistance = (typeof homeDistances)[number]['preset']
