/** A piece of text that is not broken across lines. Widths are at a type size of 100. */
export interface Piece {
  text: string
  /** Width of the piece without its trailing space. */
  width: number
  /** Width of the trailing space, 0 without one. */
  space: number
}

export interface Fitted {
  lines: string[]
  /** Type size, in the unit of the box. */
  size: number
}

interface Box {
  width: number
  height: number
  lines: number
  /** Largest type size to try. */
  largest: number
  lineHeight: number
}

/** Fills lines greedily; null if a piece is wider than a line or the lines do not suffice. */
function fill(pieces: readonly Piece[], width: number, lines: number): Piece[][] | null {
  const filled: Piece[][] = []
  let used = Infinity
  for (const piece of pieces) {
    if (piece.width > width) return null
    const line = filled.at(-1)
    if (line === undefined || used + piece.width > width) {
      filled.push([piece])
      used = piece.width + piece.space
    } else {
      line.push(piece)
      used += piece.width + piece.space
    }
  }
  return filled.length <= lines ? filled : null
}

/** Breaks the pieces at the narrowest width that takes no more lines, which gives lines of similar length. */
function balance(pieces: readonly Piece[], width: number, filled: Piece[][]): Piece[][] {
  let best = filled
  for (let narrow = width; narrow > width / 4; narrow -= width / 40) {
    const tried = fill(pieces, narrow, filled.length)
    if (tried === null) return best
    best = tried
  }
  return best
}

/** The largest size, down to 16, at which the pieces take at most `lines` lines; null if there is none. */
function largest(pieces: readonly Piece[], box: Box, lines: number): Fitted | null {
  for (let size = box.largest; size >= 16; size -= 2) {
    if (size * box.lineHeight * lines > box.height) continue
    const width = (box.width * 100) / size
    const filled = fill(pieces, width, lines)
    if (filled === null) continue
    const texts = balance(pieces, width, filled).map((line) =>
      line.map(({ text }) => text).join(''),
    )
    return { lines: texts.map((text) => text.trim()), size }
  }
  return null
}

/** Fewer lines are preferred if they keep at least this share of the largest type size. */
const sizeShareForFewerLines = 0.8

/**
 * Fits pieces of text into a box without breaking a piece: at the largest size that the allowed number of lines gives,
 * or in fewer lines at nearly that size. Text that fits at no size is set on one line at 16.
 */
export function fitLines(pieces: readonly Piece[], box: Box): Fitted {
  const tried = Array.from({ length: box.lines }, (_, i) => largest(pieces, box, i + 1))
  const found = tried.filter((each) => each !== null)
  const most = Math.max(0, ...found.map(({ size }) => size))
  const whole = { lines: [pieces.map(({ text }) => text).join('')], size: 16 }
  return found.find(({ size }) => size >= most * sizeShareForFewerLines) ?? whole
}
