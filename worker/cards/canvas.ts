import init, { Renderer, type Node } from '@takumi-rs/wasm'
import wasm from '@takumi-rs/wasm/auto'
import type { ReadFile } from '../http/static-files.ts'
import { linePieces } from '../../src/i18n/line-breaks.ts'
import { socialCardSize } from '../../src/model/social-card.ts'
import { displayFamily, isVietnamese, loadFonts, textFamily, vietnameseFamily } from './fonts.ts'
import type { Piece } from './fit-lines.ts'
import { text as textNode } from './parts.ts'

/** The only module that uses the renderer. It is imported when a card is drawn, because its code is 4 MB. */

export interface Canvas {
  /** Font stacks for `fontFamily`. */
  display: string
  /** Font stack of the name, which is set large. */
  title: string
  plain: string
  /** Splits the name at its line breaks and measures each piece in the title font at weight 800 and size 100. */
  pieces(text: string, language: string): Promise<Piece[]>
  /** Width of a text in pixels. */
  width(
    text: string,
    style: { size: number; weight: number; face: 'display' | 'plain' },
  ): Promise<number>
  /** Renders the node as a PNG of a card's size. */
  png(node: Node): Promise<ArrayBuffer>
}

interface Setting {
  /** All characters of the card; their order does not matter. */
  text: string
  name: string
  /** Languages of the text, the language of the name first. */
  languages: readonly string[]
  /** BCP 47 tag of the page. */
  tag: string
  read: ReadFile
}

/**
 * Draws with a canvas that holds only the fonts of one card and frees them afterwards. Requests share nothing but the
 * compiled code, so memory does not grow with the languages drawn.
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
    const title = isVietnamese(name) ? `${vietnameseFamily}, ${display}` : display
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
