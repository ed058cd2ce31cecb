import type { TitledCard } from '../../src/i18n/site-card.ts'
import type { Hue } from '../../src/model/event/sports.ts'
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

/** The race of a card that is about none. */
const marathon = (hue: Hue) => ({
  seed: 'startline',
  legs: [{ hue, km: marathonKm, gain: 620 }],
})

/** Type of the heading of the site's card, and of a title that is a sentence. */
const headings = {
  site: { height: 250, lines: 2, largest: 168 },
  title: { height: 260, lines: 3, largest: 128 },
} as const

/** The site's card: the home page's heading above the bars of a marathon. */
export const drawSite = async (
  texts: { title: string; line: string },
  locale: Locale,
  read: ReadFile,
  modules: Modules,
): Promise<Uint8Array<ArrayBuffer>> =>
  await draw({ ...texts, language: locale, hue: 'run', race: null }, 'site', locale, read, modules)

/** A title above the bars of a race. @returns a PNG of 1200 × 630 */
export const drawTitled = async (
  card: TitledCard,
  locale: Locale,
  read: ReadFile,
  modules: Modules,
): Promise<Uint8Array<ArrayBuffer>> => await draw(card, 'title', locale, read, modules)

async function draw(
  card: TitledCard,
  style: keyof typeof headings,
  locale: Locale,
  read: ReadFile,
  modules: Modules,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, language, line: text, hue, race } = card
  const setting = {
    text: `${title}${text} STARTLINEn`,
    name: title,
    languages: [...new Set([language, locale])],
    tag: localeTable[locale].tag,
    background: stocks[hue].stock,
    read,
  }
  const canvas = await openCanvas(setting, modules)
  drawEyelet(canvas, 32)
  drawEyelet(canvas, 1200 - 32 - 30)
  const script = scriptOf(title)
  const { height, lines: most, largest } = headings[style]
  const { lines, size } = fitLines(canvas.pieces(title, language), {
    width: wide,
    height,
    lines: most,
    largest: Math.round(largest * script.scale),
    lineHeight: script.lineHeight,
  })
  const lineHeight = size * script.lineHeight
  const top = heading.top + (heading.height - lines.length * lineHeight) / 2
  const face = { face: 'title', weight: 800, size, tag: localeTable[language].tag } as const
  for (const [row, words] of lines.entries()) {
    const middle = top + (row + 0.5) * lineHeight
    drawLine(canvas, canvas.line(words, face), { left: margin, middle }, palette.ink)
  }
  drawRaceBars(canvas, { ...(race ?? marathon(hue)), hue, top: 350 })
  drawStub(canvas)
  const plain = { face: 'plain', weight: 600 } as const
  const { width } = canvas.line(text, { ...plain, size: 32 })
  const line = canvas.line(text, { ...plain, size: Math.min(32, Math.floor((32 * 780) / width)) })
  drawLine(canvas, line, { left: margin, middle: stubMiddle }, palette.ink)
  return await canvas.png()
}
