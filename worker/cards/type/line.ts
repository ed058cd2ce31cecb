import type { Pen } from '../raster/pen.ts'
import type { Font, FontFile, Glyph } from './harfbuzz.ts'
import { runsOf } from './runs.ts'

/** A font file of a family. */
export interface Slice extends FontFile {
  family: string
}

export interface LineStyle {
  /** Families in order of preference. */
  families: readonly string[]
  weight: number
  /** Pixels. */
  size: number
  /** BCP 47 tag of the language. */
  tag: string
  /** Pixels added after each glyph. */
  letterSpacing?: number
}

/** A line of text that is ready to be drawn; lengths are in pixels. */
export interface Line {
  width: number
  /** Distance from the middle of the line to its baseline. */
  drop: number
  draw(pen: Pen, left: number, baseline: number): void
}

/** A pen for outlines in units of a font, with the vertical axis upwards. */
function scaled(pen: Pen, left: number, baseline: number, scale: number): Pen {
  const x = (value: number): number => left + value * scale
  const y = (value: number): number => baseline - value * scale
  return {
    move: (toX, toY) => pen.move(x(toX), y(toY)),
    line: (toX, toY) => pen.line(x(toX), y(toY)),
    quadratic: (cx, cy, toX, toY) => pen.quadratic(x(cx), y(cy), x(toX), y(toY)),
    cubic: (ax, ay, bx, by, toX, toY) => pen.cubic(x(ax), y(ay), x(bx), y(by), x(toX), y(toY)),
    close: () => pen.close(),
  }
}

/** Sets a text on one line. Its height is that of its first family, whichever families its characters are from. */
export function setLine(text: string, slices: readonly Slice[], style: LineStyle): Line {
  const { families, weight, size, tag, letterSpacing = 0 } = style
  const stack = families.flatMap((family) => slices.filter((slice) => slice.family === family))
  const [fallback] = stack
  if (fallback === undefined) throw new Error(`no font of ${families.join(', ')} is loaded`)
  const runs = runsOf(
    text,
    (point) => stack.find((slice) => slice.has(point)) ?? fallback,
    (slice, point) => slice.has(point),
  )
  const glyphs: { font: Font; glyph: Glyph; x: number; scale: number }[] = []
  let width = 0
  for (const run of runs) {
    const font = run.font.at(weight)
    const scale = size / font.unitsPerEm
    for (const glyph of font.shape(text, run, tag)) {
      glyphs.push({ font, glyph, x: width, scale })
      width += glyph.advance * scale + letterSpacing
    }
  }
  const first = fallback.at(weight)
  return {
    width,
    drop: (((first.ascent - first.descent) / 2) * size) / first.unitsPerEm,
    draw(pen, left, baseline) {
      for (const { font, glyph, x, scale } of glyphs) {
        const [atX, atY] = [left + x + glyph.dx * scale, baseline - glyph.dy * scale]
        font.draw(glyph.id, scaled(pen, atX, atY, scale))
      }
    },
  }
}
