import type { PlanePoint } from './projection.ts'

/** Half pixels are precise enough for a drawing at its own size. */
export const halfPixel = (value: number): number => Math.round(value * 2) / 2

/** SVG path data of a chain of points, relative and in half pixels; '' if all points are the same. */
export function pathData(points: readonly PlanePoint[], isClosed: boolean): string {
  let path = ''
  let [x, y] = [0, 0]
  let steps = 0
  for (const [index, point] of points.entries()) {
    const [nextX, nextY] = [halfPixel(point.x), halfPixel(point.y)]
    const [dx, dy] = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    if (index === 0) path += `M${x} ${y}`
    else if (dx === 0 && dy === 0) continue
    else if (dx === 0) path += `v${dy}`
    else if (dy === 0) path += `h${dx}`
    else path += `l${dx} ${dy}`
    if (index > 0) steps += 1
  }
  if (steps === 0) return ''
  return `${path}${isClosed ? 'z' : ''}`.replaceAll(/([lhvM -])0\./gu, '$1.').replaceAll(' -', '-')
}
