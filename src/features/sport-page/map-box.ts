import { worldMapSize } from '../../model/calendar/world-map.ts'

/** Units around the outermost dots. */
const margin = 60
/** The map is enlarged this many times at most, so that a dot stays a dot. */
const mostEnlarged = 3

/** The part of the map that shows all dots, in the shape of the whole. @param dots SVG path, as in the view of a sport */
export function boxAround(dots: string): string {
  const { width, height } = worldMapSize
  const points = [...dots.matchAll(/M(-?\d+) (-?\d+)/gu)].map(([, x, y]) => [Number(x), Number(y)])
  const xs = points.map(([x = 0]) => x)
  const ys = points.map(([, y = 0]) => y)
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin]
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin]
  const scale = Math.min(
    1,
    Math.max(1 / mostEnlarged, (right - left) / width, (bottom - top) / height),
  )
  const within = (middle: number, size: number, whole: number) =>
    Math.round(Math.max(0, Math.min(whole - size, middle - size / 2)))
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  return `${within((left + right) / 2, w, width)} ${within((top + bottom) / 2, h, height)} ${w} ${h}`
}
