import { linePieces } from '../../src/i18n/line-breaks.ts'
import { socialCardSize } from '../../src/model/event/social-card.ts'
import type { ReadFile } from '../http/static-files.ts'
import type { Piece } from './fit-lines.ts'
import {
  displayFamily,
  holds,
  isVietnamese,
  loadFonts,
  textFamily,
  vietnameseFamily,
  type LoadedSlice,
} from './fonts.ts'
import { createSurface, type Surface } from './raster/surface.ts'
import { startHarfBuzz, type HarfBuzzModule, type Modules } from './type/harfbuzz-module.ts'
import { openFont } from './type/harfbuzz.ts'
import { setLine, type Line, type LineStyle, type Slice } from './type/line.ts'

/** `title` is the face of the name, which is set large. */
export type Face = 'display' | 'title' | 'plain'

export interface TextStyle extends Omit<LineStyle, 'families' | 'tag'> {
  face: Face
  /** BCP 47 tag of the text, if it is not that of the page. */
  tag?: string
}

export interface Canvas extends Surface {
  line(text: string, style: TextStyle): Line
  /** Splits a text at its line breaks and measures each piece at size 100, the name of a card if no style is given. */
  pieces(text: string, language: string, style?: Omit<TextStyle, 'size'>): Piece[]
}

export interface Setting {
  /** All characters of the card; their order does not matter. */
  text: string
  name: string
  /** Languages of the text, the language of the name first. */
  languages: readonly string[]
  /** BCP 47 tag of the page. */
  tag: string
  /** `#rrggbb` */
  background: string
  /** Pixels; those of a social card if not given. */
  size?: { width: number; height: number }
  read: ReadFile
}

function openSlice({ family, ranges, data }: LoadedSlice, engine: HarfBuzzModule): Slice {
  const font = openFont(engine, new Uint8Array(data))
  // The families share ranges that not all of their fonts fill.
  return { ...font, family, has: (point) => holds(ranges, point) && font.has(point) }
}

/**
 * A canvas with the fonts of one card. Two cards share nothing but compiled code, so memory does not grow with the
 * languages drawn.
 */
export async function openCanvas(
  { text, name, languages, tag, background, size = socialCardSize, read }: Setting,
  modules: Modules,
): Promise<Canvas> {
  const [{ families, slices }, engine] = await Promise.all([
    loadFonts(text, name, languages, read),
    startHarfBuzz(modules),
  ])
  const loaded = slices.map((slice) => openSlice(slice, engine))
  const display = [displayFamily, ...families]
  const stacks = {
    display,
    title: isVietnamese(name) ? [vietnameseFamily, ...display] : display,
    plain: [textFamily, ...families],
  } satisfies Record<Face, string[]>
  const line = (words: string, { face, ...style }: TextStyle): Line =>
    setLine(words, loaded, { tag, ...style, families: stacks[face] })
  return {
    ...createSurface(size.width, size.height, background),
    line,
    pieces(words, language, style = { face: 'title', weight: 800 }) {
      const widthOf = (part: string): number => line(part, { ...style, size: 100 }).width
      const space = widthOf('n n') - widthOf('nn')
      return linePieces(words, language).map((part) => {
        const trimmed = part.trimEnd()
        return { text: part, width: widthOf(trimmed), space: part === trimmed ? 0 : space }
      })
    },
  }
}
