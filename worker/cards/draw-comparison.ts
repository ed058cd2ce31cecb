import { localeTable, type Locale } from '../../src/model/locales.ts'
import { socialCardSize } from '../../src/model/event/social-card.ts'
import type { ReadFile } from '../http/static-files.ts'
import type { CardSide, ComparisonCard } from '../present/comparison/comparison-card.ts'
import { foreignTag } from '../present/texts/foreign-tag.ts'
import { openCanvas, type Canvas } from './canvas.ts'
import { fitLines } from './fit-lines.ts'
import { palette, stocks } from './palette.ts'
import { drawLine, drawStub, margin, stubMiddle, stubTop, wide } from './parts.ts'
import { rectangle } from './raster/shapes.ts'
import { scriptOf } from './scripts.ts'
import type { Modules } from './type/harfbuzz-module.ts'

/** Height of the scale between the two fields, and of the bars on both sides of it. */
const middle = stubTop / 2
const barsHeight = 112
/** Width of the start line with the room behind it. */
const startWidth = 14
const name = { height: 120, lines: 2, largest: 84 }

function drawSide(
  canvas: Canvas,
  side: CardSide,
  { bars, locale, isLower }: { bars: number; locale: Locale; isLower: boolean },
): void {
  const style = { face: 'display', weight: 900, size: 120 } as const
  const number = canvas.line(side.length.value, style)
  const unit = canvas.line(side.length.unit, { face: 'plain', weight: 600, size: 30 })
  const at = isLower ? middle + barsHeight + 76 : middle - barsHeight - 76
  const right = margin + wide
  drawLine(canvas, unit, { left: right - unit.width, middle: at + 26 }, palette.ink2)
  const left = right - unit.width - 10 - number.width
  drawLine(canvas, number, { left, middle: at }, palette.ink)
  const script = scriptOf(side.name)
  const { lines, size } = fitLines(canvas.pieces(side.name, side.language), {
    ...name,
    width: left - margin - 40,
    largest: Math.round(name.largest * script.scale),
    lineHeight: script.lineHeight,
  })
  const lineHeight = size * script.lineHeight
  const tag = foreignTag(side.language, locale) ?? localeTable[locale].tag
  for (const [row, words] of lines.entries()) {
    const line = canvas.line(words, { face: 'title', weight: 800, size, tag })
    const top = at - (lines.length * lineHeight) / 2
    drawLine(canvas, line, { left: margin, middle: top + (row + 0.5) * lineHeight }, palette.ink)
  }
  const pitch = (wide - startWidth) / bars
  let first = margin + startWidth
  for (const { hue, heights } of side.legs) {
    const legLeft = first
    first += heights.length * pitch
    canvas.fill(
      (pen) => {
        for (const [index, height] of heights.entries()) {
          const tall = (height * barsHeight) / 100
          rectangle(
            pen,
            legLeft + index * pitch,
            isLower ? middle : middle - tall,
            pitch * 0.6,
            tall,
          )
        }
      },
      stocks[side.legs.length > 1 ? hue : side.hue].deep,
    )
  }
}

/** Draws two races up and down from one scale, each on its stock. @returns a PNG of 1200 × 630 */
export async function drawComparison(
  card: ComparisonCard,
  locale: Locale,
  read: ReadFile,
  modules: Modules,
): Promise<Uint8Array<ArrayBuffer>> {
  const [first, second] = card.sides
  const names = first.name + second.name
  const figures = [first, second].map(({ length }) => length.value + length.unit).join('')
  const canvas = await openCanvas(
    {
      text: `${names}${figures}${card.line} STARTLINEn0`,
      name: names,
      languages: [...new Set([first.language, second.language, locale])],
      tag: localeTable[locale].tag,
      background: stocks[first.hue].stock,
      read,
    },
    modules,
  )
  const { width } = socialCardSize
  canvas.fill((pen) => rectangle(pen, 0, middle, width, middle), stocks[second.hue].stock)
  canvas.fill((pen) => rectangle(pen, 0, middle - 1.5, width, 3), palette.ink)
  drawSide(canvas, first, { bars: card.bars, locale, isLower: false })
  drawSide(canvas, second, { bars: card.bars, locale, isLower: true })
  canvas.fill(
    (pen) => rectangle(pen, margin, middle - barsHeight, 7, 2 * barsHeight),
    palette.flare,
  )
  drawStub(canvas)
  const plain = { face: 'plain', weight: 600 } as const
  const measured = canvas.line(card.line, { ...plain, size: 32 }).width
  const size = Math.min(32, Math.floor((32 * 780) / measured))
  const line = canvas.line(card.line, { ...plain, size })
  drawLine(canvas, line, { left: margin, middle: stubMiddle }, palette.ink)
  return await canvas.png()
}
