import { drawBars, type Leg } from '../../src/model/event/kilometre-bars.ts'
import { socialCardSize } from '../../src/model/event/social-card.ts'
import type { Hue } from '../../src/model/event/sports.ts'
import type { Canvas } from './canvas.ts'
import { palette, stocks } from './palette.ts'
import { drawPath } from './raster/path.ts'
import type { Pen } from './raster/pen.ts'
import { circle, rectangle } from './raster/shapes.ts'
import type { Line } from './type/line.ts'

/** Building blocks of the cards. Lengths are in pixels on a card of 1200 × 630. */

export const margin = 64
export const wide = socialCardSize.width - 2 * margin
export const stubTop = 530
/** Middle of the stub, below its rule. */
export const stubMiddle = stubTop + 3 + (socialCardSize.height - stubTop - 3) / 2

/** Draws a line of text from its left end, its middle at this height. */
export function drawLine(
  canvas: Canvas,
  line: Line,
  { left, middle }: { left: number; middle: number },
  colour: string,
): void {
  canvas.fill((pen) => line.draw(pen, left, middle + line.drop), colour)
}

/** Punched hole of a race bib, in the page's background colour. */
export function drawEyelet(canvas: Canvas, left: number, top = 30, radius = 15): void {
  const [x, y] = [left + radius, top + radius]
  canvas.fill((pen) => circle(pen, x, y, radius), palette.paper)
  const rim = (pen: Pen): void => {
    circle(pen, x, y, radius)
    circle(pen, x, y, radius * 0.8, true)
  }
  canvas.fill(rim, palette.ink, 0.22)
}

/** The START|LINE logo up to this right end. */
export function drawLogo(canvas: Canvas, right: number, middle = stubMiddle): void {
  const style = { face: 'display', size: 50, weight: 900 } as const
  const [start, line] = [canvas.line('START', style), canvas.line('LINE', style)]
  const [gap, bar, tall] = [8, 8, 51]
  const lineLeft = right - line.width
  const barLeft = lineLeft - gap - bar
  const startLeft = barLeft - gap - start.width
  drawLine(canvas, start, { left: startLeft, middle }, palette.ink)
  drawLine(canvas, line, { left: lineLeft, middle }, palette.ink)
  canvas.fill((pen) => rectangle(pen, barLeft, middle - tall / 2, bar, tall), palette.flare)
}

/** The stub at the bottom of a card, with the logo on its right. */
export function drawStub(canvas: Canvas): void {
  const { width, height } = socialCardSize
  canvas.fill((pen) => rectangle(pen, 0, stubTop, width, height - stubTop), palette.surface)
  canvas.fill((pen) => rectangle(pen, 0, stubTop, width, 3), palette.ink)
  drawLogo(canvas, width - margin)
}

interface Bars {
  seed: string
  legs: readonly Leg[]
  hue: Hue
  top: number
  /** Grey bars, for an edition that does not take place. */
  isOff?: boolean
}

/** Kilometre bars down to the stub: the start line in flare, each leg of several in the colour of its sport. */
export function drawRaceBars(canvas: Canvas, { seed, legs, hue, top, isOff = false }: Bars): void {
  const drawing = drawBars(seed, legs, wide, stubTop - top)
  const colour = (of: Hue): string => (isOff ? palette.edge : stocks[of].deep)
  const fill = (path: string, inColour: string): void =>
    canvas.fill((pen) => drawPath(path, pen, margin, top), inColour)
  fill(drawing.line, colour('water'))
  for (const leg of drawing.legs) fill(leg.bars, colour(drawing.legs.length > 1 ? leg.hue : hue))
  fill(drawing.start, palette.flare)
}
