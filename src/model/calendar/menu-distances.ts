import type { DistancePreset } from './distance-presets.ts'
import type { SportGroup } from '../event/sports.ts'

/**
 * Distances of a group's menu: a preset, whose word is a segment of the calendar's path, or kilometres, which become a
 * range of the query. A multi-sport race counts with the sum of its legs.
 */
export const menuDistances = {
  run: ['5k', '10k', 'half', 'marathon', '50k', '100k'],
  cycling: [40, 80, '100k', 160, 200, 300],
  water: [1.5, 3.8, '5k', '10k', 20, 25],
  winter: ['10k', 20, 30, 'marathon', '50k', 90],
  other: ['5k', '10k', 20, 'marathon', '50k', '100k'],
  multi: [25.75, 51.5, 'middle', 'full'],
} as const satisfies Record<SportGroup, readonly (DistancePreset | number)[]>

const roundTenth = (km: number): number => Math.round(km * 10) / 10

/** Range of kilometres for a distance without a preset: five per cent around it. */
export function kmAround(km: number): { minKm: number; maxKm: number } {
  return { minKm: roundTenth(km * 0.95), maxKm: roundTenth(km * 1.05) }
}
