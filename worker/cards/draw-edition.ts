import { localeTable, type Locale } from '../../src/model/locales.ts'
import type { ReadFile } from '../http/static-files.ts'
import { placeGround } from '../maps/locator-map.ts'
import type { SocialCard } from '../present/event/social-card.ts'
import { openCanvas, type Canvas } from './canvas.ts'
import { drawTitle } from './edition-title.ts'
import { drawGround, groundFrame } from './ground.ts'
import { palette, stocks } from './palette.ts'
import { drawEyelet, drawLine, drawRaceBars, drawStub, margin, stubMiddle } from './parts.ts'
import { rectangle } from './raster/shapes.ts'
import type { Modules } from './type/harfbuzz-module.ts'

const barsTop = 412

/** Box and largest type size of the day, or of the range of days. `widest` leaves room for the name. */
const numeral = { top: 96, height: 292, largest: 404, widest: 410 }

/** Draws the day. @returns its width */
function drawDay(canvas: Canvas, card: SocialCard): number {
  const style = { face: 'display', weight: 900 } as const
  const widthAt100 = canvas.line(card.day, { ...style, size: 100 }).width
  const size = Math.min(numeral.largest, (numeral.widest * 100) / widthAt100)
  const width = (widthAt100 * size) / 100
  const [left, middle] = [margin - size * 0.03, numeral.top + numeral.height / 2]
  const day = canvas.line(card.day, { ...style, size, letterSpacing: -size * 0.02 })
  drawLine(canvas, day, { left, middle }, card.off ? palette.edge : palette.ink)
  if (card.off)
    canvas.fill(
      (pen) => rectangle(pen, left, middle - size * 0.03, width + size * 0.02, size * 0.06),
      palette.ink,
    )
  return width
}

/** Draws weekday and month, and the sport on the right unless the stub names it. */
function drawHead(canvas: Canvas, card: SocialCard, ink: string): void {
  const style = { face: 'plain', size: 30, weight: 600 } as const
  const [left, middle] = [88, 45]
  const date = canvas.line(`${card.weekday} · ${card.month}`, style)
  drawLine(canvas, date, { left, middle }, palette.ink)
  if (card.distances.length === 0) return
  const sport = canvas.line(card.sport, style)
  drawLine(canvas, sport, { left: 1200 - left - sport.width, middle }, ink)
}

/** Draws the left part of the stub: the distances, or the sport if no distance is known. */
function drawDistances(canvas: Canvas, card: SocialCard, ink: string): void {
  const small = { face: 'plain', size: 26, weight: 400 } as const
  const numbers = { face: 'display', size: 50, weight: 800 } as const
  let left = margin
  let baseline = stubMiddle + canvas.line('0', numbers).drop
  if (card.distances.length === 0) {
    const sport = canvas.line(card.sport, { face: 'plain', size: 32, weight: 600 })
    drawLine(canvas, sport, { left, middle: stubMiddle }, ink)
    left += sport.width + 34
    baseline = stubMiddle + sport.drop
  }
  for (const { value, unit } of card.distances) {
    const [number, name] = [canvas.line(value, numbers), canvas.line(unit, small)]
    canvas.fill((pen) => number.draw(pen, left, baseline), palette.ink)
    left += number.width + (unit === '' ? 0 : 8)
    canvas.fill((pen) => name.draw(pen, left, baseline), palette.ink2)
    left += name.width + 34
  }
  if (card.more === null) return
  const more = canvas.line(card.more, small)
  canvas.fill((pen) => more.draw(pen, left, baseline), palette.ink2)
}

/** All characters of the card, for the choice of font slices. */
function textOf(card: SocialCard): string {
  const figures = card.distances.map(({ value, unit }) => value + unit).join('')
  const plain = [card.name, card.day, card.weekday, card.month, card.sport, card.place, figures]
  return `${plain.join('')}${card.more ?? ''}${card.tag?.text ?? ''} · STARTLINEn0`
}

/** Draws an edition's card in the shape of a race bib. @returns a PNG of 1200 × 630 */
export async function drawEdition(
  card: SocialCard,
  locale: Locale,
  read: ReadFile,
  modules: Modules,
): Promise<Uint8Array<ArrayBuffer>> {
  const { stock, deep } = stocks[card.hue]
  const setting = {
    text: textOf(card),
    name: card.name,
    languages: [card.nameLanguage, locale],
    tag: localeTable[locale].tag,
    background: card.off ? palette.sunken : stock,
    read,
  }
  const [canvas, ground] = await Promise.all([
    openCanvas(setting, modules),
    placeGround(card.at, groundFrame, read),
  ])
  const ink = card.off ? palette.ink2 : deep
  if (ground !== null) drawGround(canvas, ground, ink)
  drawEyelet(canvas, 32)
  drawEyelet(canvas, 1200 - 32 - 30)
  drawHead(canvas, card, ink)
  const left = Math.round(margin + drawDay(canvas, card) + 48)
  drawTitle(canvas, card, locale, { left, top: numeral.top, height: numeral.height })
  const { permalink, legs, hue, off } = card
  drawRaceBars(canvas, { seed: permalink, legs, hue, top: barsTop, isOff: off })
  drawStub(canvas)
  drawDistances(canvas, card, ink)
  return await canvas.png()
}
