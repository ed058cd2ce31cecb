import { area, disc, tenth } from './shapes.ts'

interface Wheel {
  x: number
  y: number
  radius: number
  spokes: number
  /** Width of a spoke. */
  thickness: number
  hub: number
  /** Fraction of a spoke by which the wheel is turned. */
  turn?: number
  /** Length of a spoke. */
  length: (spoke: number) => number
}

/** A wheel of kilometre bars: they point from the rim to the hub, by turns in both tones. */
export function wheel({ x, y, radius, spokes, thickness, hub, turn = 0, length }: Wheel): string {
  const paths = { deep: '', mid: '' }
  for (let spoke = 0; spoke < spokes; spoke += 1) {
    const angle = ((spoke + turn) / spokes) * 2 * Math.PI
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const point = (distance: number, side: number): string =>
      `${tenth(x + cos * distance - (sin * side) / 2)} ${tenth(y + sin * distance + (cos * side) / 2)}`
    const inner = radius - length(spoke)
    paths[spoke % 2 === 0 ? 'deep' : 'mid'] +=
      `M${point(radius, -thickness)}L${point(radius, thickness)}L${point(inner, thickness)}L${point(inner, -thickness)}z`
  }
  return area('deep', paths.deep) + area('mid', paths.mid) + disc('deep', x, y, hub)
}
