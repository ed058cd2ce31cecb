import { localeTable, type Locale } from '../../src/model/locales.ts'
import { marathonKm } from '../../src/model/values/limits.ts'
import { openCanvas } from './canvas.ts'
import { fitLines } from './fit-lines.ts'
import type { ReadFile } from '../http/static-files.ts'
import { palette, stocks } from './palette.ts'
import { drawEyelet, drawLine, drawRaceBars, drawStub, margin, stubMiddle, wide } from './parts.ts'
import { scriptOf } from './scripts.ts'
import type { Modules } from './type/harfbuzz-module.ts'

const heading = { top: 78, height: 260 }

/** Draws the card of every page that is not an event's: the home page's heading above the bars of a marathon. */
export async function drawSite(
  texts: { title: string; line: string },
  locale: Locale,
  read: ReadFile,
  modules: Modules,
): Promise<Uint8Array<ArrayBuffer>> {
  const setting = {
    text: `${texts.title}${texts.line} STARTLINEn`,
    name: texts.title,
    languages: [locale],
    tag: localeTable[locale].tag,
    background: stocks.run.stock,
    read,
  }
  const canvas = await openCanvas(setting, modules)
  drawEyelet(canvas, 32)
  drawEyelet(canvas, 1200 - 32 - 30)
  const script = scriptOf(texts.title)
  const { lines, size } = fitLines(canvas.pieces(texts.title, locale), {
    width: wide,
    height: 250,
    lines: 2,
    largest: Math.round(168 * script.scale),
    lineHeight: script.lineHeight,
  })
  const lineHeight = size * script.lineHeight
  const top = heading.top + (heading.height - lines.length * lineHeight) / 2
  for (const [row, text] of lines.entries()) {
    const line = canvas.line(text, { face: 'title', weight: 800, size })
    drawLine(canvas, line, { left: margin, middle: top + (row + 0.5) * lineHeight }, palette.ink)
  }
  const legs = [{ hue: 'run', km: marathonKm, gain: 620 }] as const
  drawRaceBars(canvas, { seed: 'startline', legs, hue: 'run', top: 350 })
  drawStub(canvas)
  const style = { face: 'plain', weight: 600 } as const
  const { width } = canvas.line(texts.line, { ...style, size: 32 })
  const line = canvas.line(texts.line, {
    ...style,
    size: Math.min(32, Math.floor((32 * 780) / width)),
  })
  drawLine(canvas, line, { left: margin, middle: stubMiddle }, palette.ink)
  return await canvas.png()
}
