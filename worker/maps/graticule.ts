import type { Point } from '../../src/model/calendar/calendar.ts'
import { kmPerDegree } from '../../src/model/calendar/great-circle.ts'
import { pathData } from './path-data.ts'
import { projectionAround, toPixels, type LocatorFrame } from './projection.ts'

/** Degrees between two lines. */
const steps = [0.25, 0.5, 1, 2, 5]
/** Pixels between two lines. */
const spacing = 62

/** Numbers of the lines on both sides of the one nearest to the middle, and of the points on each. */
const offsets = [-4, -3, -2, -1, 0, 1, 2, 3, 4]

/** Parallels and meridians as SVG path data. */
export function drawGraticule(center: Point, frame: LocatorFrame): string {
  const { width, height, kmPerPixel } = frame
  const plane = projectionAround(center)
  const pixels = toPixels(frame)
  const project = (point: Point) => pixels(plane(point))
  const pixelsOf = (degrees: number) => (degrees * kmPerDegree) / kmPerPixel
  const shrink = Math.cos((center.lat * Math.PI) / 180)
  const latStep = steps.find((step) => pixelsOf(step) > spacing) ?? 5
  const lonStep =
    latStep * ([1, 2, 4].find((times) => pixelsOf(latStep * times * shrink) > spacing) ?? 4)
  const lat = Math.round(center.lat / latStep) * latStep
  const lon = Math.round(center.lon / lonStep) * lonStep
  const parallels = offsets
    .map((at) => lat + at * latStep)
    .filter((degrees) => Math.abs(degrees) < 89)
    .map((degrees) => offsets.map((at) => project({ lat: degrees, lon: lon + at * lonStep })))
    .filter((line) => line.some(({ y }) => y > 0 && y < height))
  const meridians = offsets
    .map((at) => offsets.map((up) => project({ lat: lat + up * latStep, lon: lon + at * lonStep })))
    .filter((line) => line.some(({ x }) => x > 0 && x < width))
  return [...parallels, ...meridians].map((line) => pathData(line, false)).join('')
}
