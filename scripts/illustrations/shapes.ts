/** Parts of the illustrations, as SVG markup in units of a 480 × 320 field with a grid of 20. */

export const fieldWidth = 480
export const fieldHeight = 320
/** Height at which athletes stand; the ruler hangs below it. */
export const groundY = 292
/** Distance from one bar to the next. */
export const pitch = 20
const columnCount = fieldWidth / pitch

/** `deep` for the athlete, `mid` for what lies behind; `stock` is the field and covers what it hides. */
export type Tone = 'deep' | 'mid' | 'stock' | 'flare'

/** The page sets these custom properties (src/styles/parts/illustration.css). The file has no style of its own. */
const paints: Record<Tone, string> = {
  deep: 'var(--deep)',
  mid: 'var(--ill-mid)',
  stock: 'var(--stock)',
  flare: 'var(--flare)',
}

/** A number with at most one decimal, without a leading zero: "-.5". */
export const tenth = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./u, '$1.')

export type Box = readonly [x: number, y: number, width: number, height: number]

export const boxPath = ([x, y, width, height]: Box): string =>
  `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`

export const area = (tone: Tone, d: string): string => `<path fill="${paints[tone]}" d="${d}"/>`

export const disc = (tone: Tone, x: number, y: number, radius: number): string =>
  `<circle fill="${paints[tone]}" cx="${x}" cy="${y}" r="${radius}"/>`

export const line = (tone: Tone, width: number, d: string, dashes?: string): string =>
  `<path fill="none" stroke="${paints[tone]}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round"${dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`} d="${d}"/>`

export const circle = (tone: Tone, width: number, x: number, y: number, radius: number): string =>
  `<circle fill="none" stroke="${paints[tone]}" stroke-width="${width}" cx="${x}" cy="${y}" r="${radius}"/>`

export const placed = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${tenth(scale)})">${inner}</g>`

/** Path of one box per column of the grid. @param from first column @param to column after the last */
export function columns(box: (column: number) => Box, from = 0, to = columnCount): string {
  return Array.from({ length: to - from }, (_, i) => boxPath(box(from + i))).join('')
}

/** One bar of a column: 12 units wide. */
export const bar = (column: number, y: number, height: number): Box => [
  column * pitch + 4,
  y,
  12,
  height,
]

/** The ruler under a scene: one bar per column, each fifth twice as long. */
export const ruler = area(
  'mid',
  columns((i) => bar(i, groundY + 8, i % 5 === 0 ? pitch : 10), 1),
)

/** The start line. It is taller than the field, for hosts whose stock continues above it. */
export const startLine = area('flare', boxPath([0, -480, 8, fieldHeight + 480]))

/**
 * Covers all but a slit in the middle of each column, as a photo-finish camera sees a moment ago. Covers need no clip
 * path and thus no ids, which would have to be unique on a page.
 */
export function slits(width: number, from: number, to: number): string {
  const side = (pitch - width) / 2
  const between = columns((i) => [i * pitch - side, 0, 2 * side, groundY + 2], from, to)
  const below = boxPath([from * pitch, groundY + 2, (to - from) * pitch, 12])
  return area('stock', between + below)
}
