import { barCount, isInWater, type Leg } from './kilometre-bars.ts'

/** The course of a race as kilometre bars, as in the drawings of races whose course is not known. */

/** Share of the height that the lowest bar has, so that a level course is seen. */
const least = 0.12

/** A course of fewer metres from its lowest to its highest point looks as level as it is. */
const leastSpan = 100

/**
 * Metres above sea level at the middle of each bar of a profile, of which one bar is one kilometre from 4 to 110 km.
 * @param profile pairs of metres from the start and metres above sea level
 */
export function barMetres(profile: readonly (readonly [number, number])[]): number[] {
  const length = profile.at(-1)?.[0] ?? 0
  if (length <= 0) return []
  return metresAlong(profile, barCount({ hue: 'run', km: length / 1000 }))
}

/** Metres above sea level at the middle of each of `count` equal parts of a profile. */
export function metresAlong(
  profile: readonly (readonly [number, number])[],
  count: number,
): number[] {
  const length = profile.at(-1)?.[0] ?? 0
  return Array.from({ length: count }, (_, index) =>
    Math.round(heightAt(profile, ((index + 0.5) * length) / count)),
  )
}

/** Height of the point of the profile that is nearest to a distance. */
function heightAt(profile: readonly (readonly [number, number])[], metres: number): number {
  let nearest = profile[0] ?? [0, 0]
  for (const point of profile)
    if (Math.abs(point[0] - metres) < Math.abs(nearest[0] - metres)) nearest = point
  return nearest[1]
}

/** True for a race that is drawn as its profile: one of several legs is drawn leg by leg, and one in water as a ruler. */
export const isDrawnAsProfile = (legs: readonly Leg[]): boolean =>
  legs.length === 1 && !legs.some(isInWater)

/** Heights of bars, 0 to 1, for their metres above sea level. @param most metres that the full height stands for, at least */
export function barHeights(metres: readonly number[], most = leastSpan): number[] {
  const low = Math.min(...metres)
  const span = Math.max(leastSpan, most, Math.max(...metres) - low)
  return metres.map((each) => least + (1 - least) * ((each - low) / span))
}
