import { localeTable, type Locale } from '../../src/model/locales.ts'
import { drawBars } from '../../src/model/event/kilometre-bars.ts'
import type { ReadFile } from '../http/static-files.ts'
import type { ProofCard } from '../present/challenges/proof-card.ts'
import { openCanvas, type Canvas, type TextStyle } from './canvas.ts'
import { fitLines } from './fit-lines.ts'
import { palette, stocks } from './palette.ts'
import { drawEyelet, drawLine, drawLogo } from './parts.ts'
import { drawPath } from './raster/path.ts'
import { rectangle } from './raster/shapes.ts'
import { scriptOf } from './scripts.ts'
import type { Modules } from './type/harfbuzz-module.ts'

/** A sheet of A4 across, in pixels. */
const size = { width: 1600, height: 1131 }
const margin = 96
const wide = size.width - 2 * margin

const title = { top: 150, height: 300 }
const sentence = { top: 466, height: 116 }
const list = { top: 606, row: 44, gap: 64 }
const bars = { top: 850, bottom: 1011 }
const stubMiddle = (bars.bottom + 3 + size.height) / 2

/** Draws a text into the middle of a box, in as large a type as fits. */
function drawText(
  canvas: Canvas,
  text: { words: string; language: string; colour: string },
  box: { top: number; height: number; lines: number; largest: number; lineHeight: number },
  style: Omit<TextStyle, 'size'>,
): void {
  const pieces = canvas.pieces(text.words, text.language, style)
  const { lines, size: type } = fitLines(pieces, { ...box, width: wide })
  const lineHeight = type * box.lineHeight
  const top = box.top + (box.height - lines.length * lineHeight) / 2
  for (const [row, words] of lines.entries()) {
    const line = canvas.line(words, { ...style, size: type })
    const middle = top + (row + 0.5) * lineHeight
    drawLine(canvas, line, { left: margin, middle }, text.colour)
  }
}

/** Draws the races in two columns, each name before its day. */
function drawRaces(canvas: Canvas, { races, more }: ProofCard): void {
  const column = (wide - list.gap) / 2
  const rows = Math.ceil(races.length / 2)
  for (const [index, { name, date }] of races.entries()) {
    const set = (type: number) =>
      [
        canvas.line(name, { face: 'plain', weight: 600, size: type }),
        canvas.line(date, { face: 'plain', weight: 400, size: type }),
      ] as const
    const [first, second] = set(28)
    const width = first.width + 14 + second.width
    const [named, dated] = width <= column ? [first, second] : set((28 * column) / width)
    const left = margin + (index < rows ? 0 : column + list.gap)
    const middle = list.top + ((index % rows) + 0.5) * list.row
    drawLine(canvas, named, { left, middle }, palette.ink)
    drawLine(canvas, dated, { left: left + named.width + 14, middle }, palette.ink2)
  }
  if (more === null) return
  const line = canvas.line(more, { face: 'plain', weight: 600, size: 28 })
  const middle = list.top + (rows - 0.5) * list.row
  drawLine(canvas, line, { left: size.width - margin - line.width, middle }, palette.ink2)
}

function drawProfile(canvas: Canvas, { code, legs, hue }: ProofCard): void {
  const drawing = drawBars(code, legs, wide, bars.bottom - bars.top)
  const fill = (path: string, colour: string): void =>
    canvas.fill((pen) => drawPath(path, pen, margin, bars.top), colour)
  fill(drawing.line, stocks.water.deep)
  for (const leg of drawing.legs) fill(leg.bars, stocks[legs.length > 1 ? leg.hue : hue].deep)
  fill(drawing.start, palette.flare)
}

/** Draws the note and the address that verifies the certificate, with the logo on the right. */
function drawStub(canvas: Canvas, note: string, address: string): void {
  const { width, height } = size
  canvas.fill((pen) => rectangle(pen, 0, bars.bottom, width, height - bars.bottom), palette.surface)
  canvas.fill((pen) => rectangle(pen, 0, bars.bottom, width, 3), palette.ink)
  const small = { face: 'plain', size: 26 } as const
  const lines = [
    [canvas.line(note, { ...small, weight: 400 }), stubMiddle - 20, palette.ink2],
    [canvas.line(address, { ...small, weight: 600 }), stubMiddle + 20, palette.ink],
  ] as const
  for (const [line, middle, colour] of lines)
    drawLine(canvas, line, { left: margin, middle }, colour)
  drawLogo(canvas, width - margin, stubMiddle)
}

/**
 * Draws a certificate as a sheet to print or to share.
 * @param address host and path that verify it
 * @returns a PNG of 1600 × 1131
 */
export async function drawProof(
  card: ProofCard,
  address: string,
  locale: Locale,
  read: ReadFile,
  modules: Modules,
): Promise<Uint8Array<ArrayBuffer>> {
  const { heading, challenge, language, hue, races, more, note } = card
  const { stock, deep } = stocks[hue]
  const named = races.map(({ name, date }) => name + date).join('')
  const canvas = await openCanvas(
    {
      text: `${heading}${challenge}${card.sentence}${named}${more ?? ''}${note}${address} STARTLINEn`,
      name: challenge,
      languages: [language, locale],
      tag: localeTable[locale].tag,
      background: stock,
      size,
      read,
    },
    modules,
  )
  drawEyelet(canvas, 48)
  drawEyelet(canvas, size.width - 48 - 30)
  const top = canvas.line(heading, { face: 'plain', weight: 600, size: 34 })
  drawLine(canvas, top, { left: (size.width - top.width) / 2, middle: 100 }, palette.ink)
  const script = scriptOf(challenge)
  drawText(
    canvas,
    { words: challenge, language, colour: deep },
    { ...title, lines: 2, largest: Math.round(170 * script.scale), lineHeight: script.lineHeight },
    { face: 'title', weight: 900, tag: localeTable[language].tag },
  )
  drawText(
    canvas,
    { words: card.sentence, language: locale, colour: palette.ink },
    { ...sentence, lines: 2, largest: 42, lineHeight: 1.35 },
    { face: 'plain', weight: 400 },
  )
  drawRaces(canvas, card)
  drawProfile(canvas, card)
  drawStub(canvas, note, address)
  return await canvas.png()
}
