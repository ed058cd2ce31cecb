import { localeTable, type Locale } from '../../src/i18n/locales.ts'
import { marathonKm } from '../../src/model/limits.ts'
import { withCanvas } from './canvas.ts'
import { fitLines } from './fit-lines.ts'
import type { ReadFile } from '../http/static-files.ts'
import { palette, stocks } from './palette.ts'
import { at, bars, box, eyelet, margin, stub, stubTop, text as textNode, wide } from './parts.ts'
import { scriptOf } from './scripts.ts'

const barsTop = 350

/** Draws the card of every page that is not an event's: the home page's heading above the bars of a marathon. */
export async function drawSite(
  texts: { title: string; line: string },
  locale: Locale,
  read: ReadFile,
): Promise<ArrayBuffer> {
  const { tag } = localeTable[locale]
  const text = `${texts.title}${texts.line} STARTLINEn`
  const setting = { text, name: texts.title, languages: [locale], tag, read }
  return await withCanvas(setting, async (canvas) => {
    const script = scriptOf(texts.title)
    const { lines, size } = fitLines(await canvas.pieces(texts.title, locale), {
      width: wide,
      height: 250,
      lines: 2,
      largest: Math.round(168 * script.scale),
      lineHeight: script.lineHeight,
    })
    const lineWidth = await canvas.width(texts.line, { size: 32, weight: 600, face: 'plain' })
    const lineSize = Math.min(32, Math.floor((32 * 780) / lineWidth))
    return await canvas.png(
      box(
        {
          width: 1200,
          height: 630,
          position: 'relative',
          backgroundColor: stocks.run.stock,
          fontFamily: canvas.plain,
          color: palette.ink,
        },
        [
          eyelet(32),
          eyelet(1200 - 32 - 30),
          box(
            at(margin, 78, {
              width: wide,
              height: 260,
              flexDirection: 'column',
              justifyContent: 'center',
              fontFamily: canvas.title,
              fontWeight: 800,
            }),
            lines.map((line) => textNode(line, { fontSize: size, lineHeight: script.lineHeight })),
          ),
          box(at(margin, barsTop), [
            bars({
              seed: 'startline',
              legs: [{ hue: 'run', km: marathonKm, gain: 620 }],
              hue: 'run',
              width: wide,
              height: stubTop - barsTop,
            }),
          ]),
          stub(
            textNode(texts.line, { fontSize: lineSize, fontWeight: 600, lineHeight: 1.3 }),
            canvas.display,
          ),
        ],
      ),
    )
  })
}
