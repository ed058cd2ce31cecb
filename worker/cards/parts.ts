import type { Node } from '@takumi-rs/wasm'
import { drawBars, type Leg } from '../../src/model/kilometre-bars.ts'
import type { Hue } from '../../src/model/sports.ts'
import { palette, stocks } from './palette.ts'

/** Building blocks of the cards. Lengths are in pixels on a card of 1200 × 630. */

export const margin = 64
export const wide = 1200 - 2 * margin
export const stubTop = 530

export type Style = NonNullable<Node['style']>

export const box = (style: Style, children: Node[] = []): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
})

export const text = (words: string, style: Style, lang?: string): Node => ({
  type: 'text',
  text: words,
  ...(lang === undefined ? {} : { lang }),
  style: { whiteSpace: 'nowrap', ...style },
})

export const at = (left: number, top: number, style: Style = {}): Style => ({
  position: 'absolute',
  left,
  top,
  ...style,
})

/** Punched hole of a race bib, in the page's background colour. */
export const eyelet = (left: number): Node =>
  box(
    at(left, 30, {
      width: 30,
      height: 30,
      borderRadius: 15,
      backgroundColor: palette.paper,
      borderWidth: 3,
      borderStyle: 'solid',
      borderColor: 'rgba(20, 24, 29, 0.22)',
    }),
  )

/** The START|LINE logo, left to right in every language. */
export const logo = (size: number, display: string): Node =>
  box(
    {
      alignItems: 'center',
      gap: size * 0.16,
      fontFamily: display,
      fontSize: size,
      fontWeight: 900,
    },
    [
      text('START', { lineHeight: 1 }),
      box({ width: size * 0.16, height: size * 1.02, backgroundColor: palette.flare }),
      text('LINE', { lineHeight: 1 }),
    ],
  )

/** The stub at the bottom of a card: `start` on the left, the logo on the right. */
export const stub = (start: Node, display: string): Node =>
  box(
    at(0, stubTop, {
      width: 1200,
      height: 630 - stubTop,
      backgroundColor: palette.surface,
      borderTopWidth: 3,
      borderTopStyle: 'solid',
      borderTopColor: palette.ink,
      paddingLeft: margin,
      paddingRight: margin,
      alignItems: 'center',
      justifyContent: 'space-between',
    }),
    [start, logo(50, display)],
  )

interface Bars {
  seed: string
  legs: readonly Leg[]
  hue: Hue
  width: number
  height: number
  /** Grey bars, for an edition that does not take place. */
  off?: boolean
}

/** Kilometre bars as an SVG image: the start line in flare, each leg of a multi-leg race in the colour of its sport. */
export function bars({ seed, legs, hue, width, height, off = false }: Bars): Node {
  const drawing = drawBars(seed, legs, width, height)
  const colour = (of: Hue): string => (off ? palette.edge : stocks[of].deep)
  const path = (d: string, fill: string): string =>
    d === '' ? '' : `<path d="${d}" fill="${fill}"/>`
  const shapes = [
    path(drawing.line, colour('water')),
    ...drawing.legs.map((leg) => path(leg.bars, colour(drawing.legs.length > 1 ? leg.hue : hue))),
    path(drawing.start, palette.flare),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
  return { type: 'image', src: svg, width, height }
}
