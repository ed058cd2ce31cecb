import { localeTable, type Locale } from '../../src/model/locales.ts'
import { foreignTag } from '../present/texts/foreign-tag.ts'
import type { SocialCard } from '../present/event/social-card.ts'
import type { Canvas } from './canvas.ts'
import { fitLines } from './fit-lines.ts'
import { palette, tones } from './palette.ts'
import { drawLine, margin } from './parts.ts'
import { rectangle } from './raster/shapes.ts'
import { scriptOf } from './scripts.ts'
import type { Line } from './type/line.ts'

const gap = 14
const placeHeight = 32 * 1.3
const tag = { size: 26, weight: 600, padX: 16, padY: 4, height: 26 * 1.35, radius: 5 }

/** A line of text that is made smaller if it is wider than this. */
function lineWithin(canvas: Canvas, text: string, size: number, width: number): Line {
  const style = { face: 'plain', weight: 600 } as const
  const line = canvas.line(text, { ...style, size })
  return line.width <= width
    ? line
    : canvas.line(text, { ...style, size: (size * width) / line.width })
}

/** Draws name, place and tag of an edition as a column, in the middle of a box. */
export function drawTitle(
  canvas: Canvas,
  card: SocialCard,
  locale: Locale,
  box: { left: number; top: number; height: number },
): void {
  const width = 1200 - margin - box.left
  const script = scriptOf(card.name)
  const { lines, size } = fitLines(canvas.pieces(card.name, card.nameLanguage), {
    width,
    height: card.tag === null ? 236 : 188,
    lines: 3,
    largest: Math.round(128 * script.scale),
    lineHeight: script.lineHeight,
  })
  const lineHeight = size * script.lineHeight
  const tagHeight = card.tag === null ? 0 : gap + tag.height + 2 * tag.padY
  const height = lines.length * lineHeight + gap + placeHeight + tagHeight
  const nameTag = foreignTag(card.nameLanguage, locale) ?? localeTable[locale].tag
  let top = box.top + (box.height - height) / 2
  for (const text of lines) {
    const line = canvas.line(text, { face: 'title', weight: 800, size, tag: nameTag })
    drawLine(canvas, line, { left: box.left, middle: top + lineHeight / 2 }, palette.ink)
    top += lineHeight
  }
  top += gap
  const place = lineWithin(canvas, card.place, 32, width)
  drawLine(canvas, place, { left: box.left, middle: top + placeHeight / 2 }, palette.ink2)
  if (card.tag === null) return
  top += placeHeight + gap
  const { text: colour, tint } = tones[card.tag.tone]
  const label = lineWithin(canvas, card.tag.text, tag.size, width - 2 * tag.padX)
  const [wide, tall] = [label.width + 2 * tag.padX, tag.height + 2 * tag.padY]
  canvas.fill((pen) => rectangle(pen, box.left, top, wide, tall, tag.radius), tint)
  drawLine(canvas, label, { left: box.left + tag.padX, middle: top + tall / 2 }, colour)
}
