import { barCount } from '../kilometre-bars.ts'

/** Share of the height that the lowest bar has, so that a level course is seen. */
const least = 0.12

/**
 * SVG path data of kilometre bars for a measured profile, one bar per kilometre as in the drawings of races.
 * @param profile pairs of metres from the start and metres above sea level
 */
export function profileBars(
  profile: readonly (readonly [number, number])[],
  width: number,
  height: number,
): string {
  const length = profile.at(-1)?.[0] ?? 0
  if (length <= 0) return ''
  const heights = profile.map(([, metres]) => metres)
  const low = Math.min(...heights)
  // A course of less than 100 m from its lowest to its highest point looks as level as it is.
  const span = Math.max(100, Math.max(...heights) - low)
  const count = barCount({ hue: 'run', km: length / 1000 })
  const pitch = width / count
  return Array.from({ length: count }, (_, index) => {
    const tall =
      least + (1 - least) * ((heightAt(profile, ((index + 0.5) * length) / count) - low) / span)
    const top = (1 - Math.min(1, tall)) * height
    return `M${(index * pitch).toFixed(1)} ${height}V${top.toFixed(1)}h${(pitch * 0.6).toFixed(1)}V${height}z`
  }).join('')
}

/** Height of the point of the profile that is nearest to a distance. */
function heightAt(profile: readonly (readonly [number, number])[], metres: number): number {
  let nearest = profile[0] ?? [0, 0]
  for (const point of profile)
    if (Math.abs(point[0] - metres) < Math.abs(nearest[0] - metres)) nearest = point
  return nearest[1]
}
