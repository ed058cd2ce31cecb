import init, { Renderer, type Node } from '@takumi-rs/wasm'
import wasm from '@takumi-rs/wasm/auto'
import { linePieces } from '../../src/i18n/line-breaks.ts'
import { socialCardSize } from '../../src/model/social-card.ts'
import {
  displayFamily,
  isVietnamese,
  loadFonts,
  textFamily,
  wholeFamily,
  type ReadFile,
} from './fonts.ts'
import type { Piece } from './fit-lines.ts'
import { text as textNode } from './parts.ts'

/** The one place that knows the renderer. It is imported only when a card is drawn: its code is 4 MB. */

export interface Canvas {
  /** Font stacks for `fontFamily`. */
  display: string
  /** That of the name, which is set large. */
  title: string
  plain: string
  /** Measures pieces of the name in its face at a weight of 800 and a size of 100. */
  pieces(text: string, language: string): Promise<Piece[]>
  /** Pixels that a text is wide. */
  width(
    text: string,
    style: { size: number; weight: number; face: 'display' | 'plain' },
  ): Promise<number>
  /** Draws the node into a PNG of a card's size. */
  png(node: Node): Promise<ArrayBuffer>
}

interface Setting {
  /** Every sign the card shows. */
  text: string
  name: string
  /** Languages of the text, that of the name first. */
  languages: readonly string[]
  /** BCP 47 tag of the page. */
  tag: string
  read: ReadFile
}

/**
 * Draws with a canvas that holds just the fonts of one card, and lets go of them afterwards: nothing is shared between
 * requests except the compiled code, and memory does not grow with the languages drawn.
 */
export async function withCanvas<T>(
  { text, name, languages, tag, read }: Setting,
  draw: (canvas: Canvas) => Promise<T>,
): Promise<T> {
  const [{ families, slices }] = await Promise.all([
    loadFonts(text, name, languages, read),
    init({ module_or_path: wasm }),
  ])
  const renderer = new Renderer()
  try {
    for (const { family, ranges, data } of slices)
      await renderer.registerFont({ name: family, data, unicodeRange: ranges })
    const display = [displayFamily, ...families].join(', ')
    const title = isVietnamese(name) ? `${wholeFamily}, ${display}` : display
    const plain = [textFamily, ...families].join(', ')
    const options = { ...socialCardSize, lang: tag }

    const widths = async (texts: readonly string[], size: number, weight: number, font: string) => {
      const style = { fontFamily: font, fontSize: size, fontWeight: weight }
      const measured = await renderer.measure(
        {
          type: 'container',
          style: { display: 'flex', flexDirection: 'row', width: 20_000, ...style },
          children: texts.map((each) => textNode(each, { flexShrink: 0 })),
        },
        { lang: tag },
      )
      return measured.children.map((child) => child.width)
    }

    return await draw({
      display,
      title,
      plain,
      async pieces(words, language) {
        const parts = linePieces(words, language)
        const trimmed = parts.map((part) => part.trimEnd())
        const [spaced = 0, close = 0, ...found] = await widths(
          ['n n', 'nn', ...trimmed],
          100,
          800,
          title,
        )
        return parts.map((part, i) => ({
          text: part,
          width: found[i] ?? 0,
          space: part === trimmed[i] ? 0 : spaced - close,
        }))
      },
      async width(words, { size, weight, face }) {
        const [width = 0] = await widths(
          [words],
          size,
          weight,
          face === 'display' ? display : plain,
        )
        return width
      },
      async png(node) {
        const bytes = await renderer.render(node, options)
        return bytes.buffer
      },
    })
  } finally {
    renderer.free()
  }
}
