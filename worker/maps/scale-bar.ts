import { halfPixel } from './path-data.ts'

/** Pixels between the scale bar and the left and lower edges. */
const left = 12
const bottom = 12

/**
 * The scale bar as SVG path data: kilometre bars up to the distance of the inner ring, every fifth a taller one.
 * @param r radius of the ring in pixels
 */
export function drawScaleBar(distance: number, r: number, height: number): string {
  const bars = distance % 10 === 0 ? 10 : 5
  const pitch = r / bars
  const width = Math.max(1, halfPixel(pitch * 0.55))
  const base = height - bottom
  const ticks = Array.from({ length: bars }, (_, index) => {
    const tall = index % 5 === 0 ? 10 : 5
    return `M${halfPixel(left + index * pitch)} ${base - tall}h${width}v${tall}h${-width}z`
  })
  return `${ticks.join('')}M${left} ${base}h${r}v1.5h${-r}z`
}
