import type { Node } from '@takumi-rs/wasm'
import { localeTable, type Locale } from '../../src/i18n/locales.ts'
import type { ReadFile } from '../http/static-files.ts'
import { placeGround } from '../plates/place-plate.ts'
import { foreignTag } from '../present/edition-card.ts'
import type { SocialCard } from '../present/social-card.ts'
import { withCanvas, type Canvas } from './canvas.ts'
import { fitLines } from './fit-lines.ts'
import { groundFrame, groundNode } from './ground.ts'
import { palette, stocks, tones } from './palette.ts'
import { at, bars, box, eyelet, margin, stub, stubTop, text, wide } from './parts.ts'
import { scriptOf } from './scripts.ts'

const barsTop = 412

/** Box and largest type size of the day, or of the range of days. `widest` leaves room for the name. */
const numeral = { top: 96, height: 292, largest: 404, widest: 410 }

async function dayNode(card: SocialCard, canvas: Canvas): Promise<{ node: Node; width: number }> {
  const widthAt100 = await canvas.width(card.day, { size: 100, weight: 900, face: 'display' })
  const size = Math.min(numeral.largest, (numeral.widest * 100) / widthAt100)
  const width = (widthAt100 * size) / 100
  const style = at(margin - size * 0.03, numeral.top, {
    height: numeral.height,
    alignItems: 'center',
  })
  const digits = text(card.day, {
    fontFamily: canvas.display,
    fontWeight: 900,
    fontSize: size,
    lineHeight: 0.74,
    letterSpacing: -size * 0.02,
    color: card.off ? palette.edge : palette.ink,
  })
  const stroke = box(
    at(0, numeral.height / 2 - size * 0.03, {
      width: width + size * 0.02,
      height: size * 0.06,
      backgroundColor: palette.ink,
    }),
  )
  return { node: box(style, card.off ? [digits, stroke] : [digits]), width }
}

async function titleNode(
  card: SocialCard,
  locale: Locale,
  canvas: Canvas,
  left: number,
): Promise<Node> {
  const script = scriptOf(card.name)
  const pieces = await canvas.pieces(card.name, card.nameLanguage)
  const { lines, size } = fitLines(pieces, {
    width: 1200 - margin - left,
    height: card.tag === null ? 236 : 188,
    lines: 3,
    largest: Math.round(128 * script.scale),
    lineHeight: script.lineHeight,
  })
  const tag = foreignTag(card.nameLanguage, locale) ?? localeTable[locale].tag
  const name = lines.map((line) =>
    text(line, { fontSize: size, lineHeight: script.lineHeight }, tag),
  )
  const tone = card.tag === null ? null : tones[card.tag.tone]
  return box(
    at(left, numeral.top, {
      width: 1200 - margin - left,
      height: numeral.height,
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 14,
    }),
    [
      box({ flexDirection: 'column', fontFamily: canvas.title, fontWeight: 800 }, name),
      text(card.place, { fontSize: 32, fontWeight: 600, lineHeight: 1.3, color: palette.ink2 }),
      ...(card.tag === null || tone === null
        ? []
        : [
            box({}, [
              text(card.tag.text, {
                fontSize: 26,
                fontWeight: 600,
                lineHeight: 1.35,
                paddingLeft: 16,
                paddingRight: 16,
                paddingTop: 4,
                paddingBottom: 4,
                borderRadius: 5,
                backgroundColor: tone.tint,
                color: tone.text,
              }),
            ]),
          ]),
    ],
  )
}

const headNode = (card: SocialCard, deep: string): Node =>
  box(
    at(88, 24, {
      width: 1200 - 2 * 88,
      height: 42,
      alignItems: 'center',
      justifyContent: 'space-between',
      fontSize: 30,
      fontWeight: 600,
    }),
    [
      text(`${card.weekday} · ${card.month}`, { lineHeight: 1.3 }),
      // If no distance is known, the stub names the sport instead.
      ...(card.distances.length === 0 ? [] : [text(card.sport, { lineHeight: 1.3, color: deep })]),
    ],
  )

/** Left part of the stub: the distances, or the sport if no distance is known. */
const distancesNode = (card: SocialCard, canvas: Canvas, deep: string): Node =>
  box({ alignItems: 'baseline', gap: 34 }, [
    ...(card.distances.length > 0
      ? []
      : [text(card.sport, { fontSize: 32, fontWeight: 600, lineHeight: 1.3, color: deep })]),
    ...card.distances.map(({ value, unit }) =>
      box({ alignItems: 'baseline', gap: 8 }, [
        text(value, {
          fontFamily: canvas.display,
          fontWeight: 800,
          fontSize: 50,
          lineHeight: 1,
        }),
        ...(unit === '' ? [] : [text(unit, { fontSize: 26, color: palette.ink2, lineHeight: 1 })]),
      ]),
    ),
    ...(card.more === null
      ? []
      : [text(card.more, { fontSize: 26, color: palette.ink2, lineHeight: 1 })]),
  ])

/** All characters of the card, for the choice of font slices. */
function textOf(card: SocialCard): string {
  const figures = card.distances.map(({ value, unit }) => value + unit).join('')
  const plain = [card.name, card.day, card.weekday, card.month, card.sport, card.place, figures]
  return `${plain.join('')}${card.more ?? ''}${card.tag?.text ?? ''} · STARTLINEn`
}

/** Draws an edition's card in the shape of a race bib. @returns a PNG of 1200 × 630 */
export async function drawEdition(
  card: SocialCard,
  locale: Locale,
  read: ReadFile,
): Promise<ArrayBuffer> {
  const { tag } = localeTable[locale]
  const languages = [card.nameLanguage, locale]
  const setting = { text: textOf(card), name: card.name, languages, tag, read }
  return await withCanvas(setting, async (canvas) => {
    const { stock, deep } = stocks[card.hue]
    const ink = card.off ? palette.ink2 : deep
    const day = await dayNode(card, canvas)
    const left = Math.round(margin + day.width + 48)
    const ground = await placeGround(card.at, groundFrame, read)
    return await canvas.png(
      box(
        {
          width: 1200,
          height: 630,
          position: 'relative',
          backgroundColor: card.off ? palette.sunken : stock,
          fontFamily: canvas.plain,
          color: palette.ink,
        },
        [
          ...(ground === null ? [] : [groundNode(ground, ink)]),
          eyelet(32),
          eyelet(1200 - 32 - 30),
          headNode(card, ink),
          day.node,
          await titleNode(card, locale, canvas, left),
          box(at(margin, barsTop), [
            bars({
              seed: card.permalink,
              legs: card.legs,
              hue: card.hue,
              width: wide,
              height: stubTop - barsTop,
              off: card.off,
            }),
          ]),
          stub(distancesNode(card, canvas, ink), canvas.display),
        ],
      ),
    )
  })
}
