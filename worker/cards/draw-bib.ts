import { localeTable, type Locale } from '../../src/model/locales.ts'
import { drawBars } from '../../src/model/event/kilometre-bars.ts'
import { bibSize } from '../../src/model/event/social-card.ts'
import type { ReadFile } from '../http/static-files.ts'
import type { BibCard } from '../present/event/bib-card.ts'
import { foreignTag } from '../present/texts/foreign-tag.ts'
import { openCanvas, type Canvas, type TextStyle } from './canvas.ts'
import { fitLines } from './fit-lines.ts'
import { palette, stocks } from './palette.ts'
import { drawEyelet, drawLine, drawLogo } from './parts.ts'
import { drawPath } from './raster/path.ts'
import { rectangle } from './raster/shapes.ts'
import { scriptOf } from './scripts.ts'
import type { Modules } from './type/harfbuzz-module.ts'

const margin = 72
const wide = bibSize.width - 2 * margin

/** Boxes from top to bottom. The title stands between the eyelets. */
const title = { top: 44, height: 116, inset: 96 }
const when = { middle: 196 }
const numeral = { top: 220, height: 404, largest: 520 }
const named = { top: 640, height: 190 }
const line = { middle: 872 }
/** The bars run off both edges. */
const bars = { left: -48, width: bibSize.width + 96, top: 924, bottom: 1144 }
const tear = 1150
const stubMiddle = (tear + bibSize.height) / 2

interface Text {
  words: string
  /** Locale, or BCP 47 tag. */
  language: string
  tag: string
}

/** Draws a text in the middle of a box, in as large a type as fits. */
function drawCentred(
  canvas: Canvas,
  { words, language, tag }: Text,
  box: { top: number; height: number; width: number; largest: number; lines: number },
  style: Omit<TextStyle, 'size'>,
): void {
  const script = scriptOf(words)
  const { lines, size } = fitLines(canvas.pieces(words, language, style), {
    ...box,
    largest: Math.round(box.largest * script.scale),
    lineHeight: script.lineHeight,
  })
  const lineHeight = size * script.lineHeight
  const top = box.top + (box.height - lines.length * lineHeight) / 2
  for (const [row, text] of lines.entries()) {
    const set = (type: number) => canvas.line(text, { ...style, size: type, tag })
    const measured = set(size)
    // A name of one long word fits at no size that a line is tried in.
    const fitted = measured.width <= box.width ? measured : set((size * box.width) / measured.width)
    drawLine(
      canvas,
      fitted,
      { left: (bibSize.width - fitted.width) / 2, middle: top + (row + 0.5) * lineHeight },
      palette.ink,
    )
  }
}

/** Draws a line of text in the middle, smaller if it is too wide. */
function drawRow(
  canvas: Canvas,
  text: string,
  middle: number,
  style: TextStyle,
  ink: string,
): void {
  const measured = canvas.line(text, style)
  const size = Math.min(style.size, (style.size * wide) / measured.width)
  const row = canvas.line(text, { ...style, size })
  drawLine(canvas, row, { left: (bibSize.width - row.width) / 2, middle }, ink)
}

function drawProfile(canvas: Canvas, { permalink, legs, hue }: BibCard): void {
  const drawing = drawBars(permalink, legs, bars.width, bars.bottom - bars.top)
  const fill = (path: string, colour: string): void =>
    canvas.fill((pen) => drawPath(path, pen, bars.left, bars.top), colour)
  fill(drawing.line, stocks.water.deep)
  for (const leg of drawing.legs) fill(leg.bars, stocks[legs.length > 1 ? leg.hue : hue].deep)
}

/** Draws the perforation and the part below it, with the address of the event and the logo. */
function drawStub(canvas: Canvas, address: string): void {
  const { width, height } = bibSize
  canvas.fill((pen) => rectangle(pen, 0, tear, width, height - tear), palette.surface)
  for (let left = 0; left < width; left += 36)
    canvas.fill((pen) => rectangle(pen, left, tear - 2, 20, 4), palette.ink)
  const style = { face: 'plain', weight: 600, size: 30 } as const
  const room = wide - 290
  const measured = canvas.line(address, style).width
  const size = Math.min(style.size, (style.size * room) / measured)
  const text = canvas.line(address, { ...style, size })
  drawLine(canvas, text, { left: margin, middle: stubMiddle }, palette.ink2)
  drawLogo(canvas, width - margin, stubMiddle)
}

/**
 * Draws a bib with a name.
 * @param address host and path of the event
 * @returns a PNG of 1080 × 1350
 */
export async function drawBib(
  card: BibCard,
  { name, address }: { name: string; address: string },
  locale: Locale,
  read: ReadFile,
  modules: Modules,
): Promise<Uint8Array<ArrayBuffer>> {
  const { stock, deep } = stocks[card.hue]
  const date = `${card.weekday} · ${card.month} · ${card.place}`
  const { tag } = localeTable[locale]
  const canvas = await openCanvas(
    {
      text: `${name}${card.name}${card.day}${date}${card.line}${address} STARTLINEn0`,
      name: name + card.name,
      languages: [...new Set([card.nameLanguage, locale])],
      tag,
      background: stock,
      size: bibSize,
      read,
    },
    modules,
  )
  drawEyelet(canvas, 48, 48, 24)
  drawEyelet(canvas, bibSize.width - 48 - 48, 48, 24)
  drawCentred(
    canvas,
    {
      words: card.name,
      language: card.nameLanguage,
      tag: foreignTag(card.nameLanguage, locale) ?? tag,
    },
    { ...title, width: wide - 2 * title.inset + margin, largest: 84, lines: 2 },
    { face: 'title', weight: 800 },
  )
  drawRow(canvas, date, when.middle, { face: 'plain', weight: 600, size: 34 }, deep)
  drawCentred(
    canvas,
    { words: card.day, language: locale, tag },
    { ...numeral, width: wide, lines: 1 },
    { face: 'display', weight: 900 },
  )
  if (name !== '')
    drawCentred(
      canvas,
      { words: name, language: locale, tag },
      { ...named, width: wide, largest: 190, lines: 2 },
      { face: 'title', weight: 900 },
    )
  drawRow(canvas, card.line, line.middle, { face: 'plain', weight: 700, size: 52 }, palette.ink)
  drawProfile(canvas, card)
  drawStub(canvas, address)
  return await canvas.png()
}
