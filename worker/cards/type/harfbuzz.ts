import type { Pen } from '../raster/pen.ts'
import type { HarfBuzzModule } from './harfbuzz-module.ts'

/** Positions and lengths are in units of the font, with the vertical axis upwards. */

export interface Glyph {
  id: number
  advance: number
  dx: number
  dy: number
}

/** Part of a text in UTF-16 code units. */
export interface Part {
  start: number
  end: number
  isRightToLeft: boolean
}

/** A font at a weight. */
export interface Font {
  unitsPerEm: number
  ascent: number
  /** Below the baseline, positive. */
  descent: number
  /**
   * Shapes a part of a text, in which all letters have one script.
   * @param tag BCP 47 tag of the language
   * @returns glyphs from left to right
   */
  shape(text: string, part: Part, tag: string): Glyph[]
  draw(glyph: number, pen: Pen): void
}

/** A font file whose characters have an axis of weight. */
export interface FontFile {
  has(point: number): boolean
  at(weight: number): Font
}

/** Values of hb_direction_t. */
const [leftToRight, rightToLeft] = [4, 5]
/** Modes of hb_memory_mode_t: HarfBuzz may keep the address. */
const readOnly = 1
/** 'wght' */
const weightAxis = 0x77_67_68_74
/** Bytes of hb_glyph_info_t, and of hb_glyph_position_t. */
const recordSize = 20

/** Opens an OpenType font with an axis of weight. */
export function openFont({ call, view, copy, draw }: HarfBuzzModule, data: Uint8Array): FontFile {
  const blob = call('hb_blob_create', copy(data), data.length, readOnly, 0, 0)
  const face = call('hb_face_create', blob, 0)
  const unitsPerEm = call('hb_face_get_upem', face)

  const languageOf = (tag: string): number => {
    const bytes = new TextEncoder().encode(tag)
    const at = copy(bytes)
    const language = call('hb_language_from_string', at, bytes.length)
    call('free', at)
    return language
  }

  const glyphsOf = (buffer: number): Glyph[] => {
    const count = call('hb_buffer_get_length', buffer)
    const infos = call('hb_buffer_get_glyph_infos', buffer, 0)
    const positions = call('hb_buffer_get_glyph_positions', buffer, 0)
    const memory = view()
    return Array.from({ length: count }, (_, i) => {
      const position = positions + i * recordSize
      return {
        id: memory.getUint32(infos + i * recordSize, true),
        advance: memory.getInt32(position, true),
        dx: memory.getInt32(position + 8, true),
        dy: memory.getInt32(position + 12, true),
      }
    })
  }

  const openAt = (weight: number): Font => {
    const font = call('hb_font_create', face)
    const scratch = call('malloc', 64)
    view().setUint32(scratch, weightAxis, true)
    view().setFloat32(scratch + 4, weight, true)
    call('hb_font_set_variations', font, scratch, 1)
    call('hb_font_get_h_extents', font, scratch)
    const [ascent, descent] = [view().getInt32(scratch, true), -view().getInt32(scratch + 4, true)]
    call('free', scratch)
    return {
      unitsPerEm,
      ascent,
      descent,
      shape(text, { start, end, isRightToLeft }, tag) {
        const units = Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
        const at = copy(new Uint8Array(units.buffer))
        const buffer = call('hb_buffer_create')
        // The whole text is given, because letters join with the letters beside the part.
        call('hb_buffer_add_utf16', buffer, at, units.length, start, end - start)
        call('hb_buffer_set_direction', buffer, isRightToLeft ? rightToLeft : leftToRight)
        call('hb_buffer_set_language', buffer, languageOf(tag))
        call('hb_buffer_guess_segment_properties', buffer)
        call('hb_shape', font, buffer, 0, 0)
        const glyphs = glyphsOf(buffer)
        call('hb_buffer_destroy', buffer)
        call('free', at)
        return glyphs
      },
      draw: (glyph, pen) => draw(font, glyph, pen),
    }
  }

  const regular = call('hb_font_create', face)
  const fonts = new Map<number, Font>()
  return {
    has(point) {
      const scratch = call('malloc', 4)
      const found = call('hb_font_get_nominal_glyph', regular, point, scratch) !== 0
      call('free', scratch)
      return found
    },
    at(weight) {
      const font = fonts.get(weight) ?? openAt(weight)
      fonts.set(weight, font)
      return font
    },
  }
}
