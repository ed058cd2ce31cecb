import { halfMarathonKm, marathonKm } from '../../src/model/values/limits.ts'
import type { Hue } from '../../src/model/event/sports.ts'

/** Kilometres of a hundred miles. */
const hundredMilesKm = 160.934

/** Kilometres of the distances that a sport's page offers; a multi-sport race counts with the sum of its legs. */
export const sportLengths: Record<Hue, readonly number[]> = {
  run: [5, 10, 15, halfMarathonKm, 30, marathonKm, 50, 100],
  trail: [10, halfMarathonKm, 30, marathonKm, 50, 80, 100, hundredMilesKm],
  cycling: [40, 60, 80, 100, 120, hundredMilesKm, 200, 300],
  water: [1, 1.5, 2, 3, 3.8, 5, 10, 25],
  winter: [10, 15, 20, 30, marathonKm, 50, 70, 90],
  multi: [25.75, 51.5, 80, 113, 140, 226, 320, 515],
  other: [5, 10, 20, 30, marathonKm, 50, 80, 100],
}

/** A length includes all races whose own is at most a tenth shorter or longer. */
const tolerance = 0.1

/** Metres of the shortest and the longest race that count as a length, both inclusive. */
export function lengthBounds(km: number): readonly [least: number, most: number] {
  return [Math.round(km * 1000 * (1 - tolerance)), Math.round(km * 1000 * (1 + tolerance))]
}
