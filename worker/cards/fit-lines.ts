/** Widths at a type size of 100. */
export interface Piece {
  text: string
  /** Of the piece without the space at its end. */
  width: number
  /** Of the space at its end, 0 without one. */
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
  /** Type sizes: the largest to try, and what one step down is. */
  largest: number
  lineHeight: number
}

/** Fills lines greedily; null where a piece is wider than a line or the lines do not suffice. */
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

/** The narrowest width at which the pieces still take no more lines: it gives lines of like lengths. */
function balance(pieces: readonly Piece[], width: number, filled: Piece[][]): Piece[][] {
  let best = filled
  for (let narrow = width; narrow > width / 4; narrow -= width / 40) {
    const tried = fill(pieces, narrow, filled.length)
    if (tried === null) return best
    best = tried
  }
  return best
}

/**
 * Sets pieces of text into a box at the largest size at which they take no more lines than allowed, never breaking a
 * piece. Below a size of 16 it gives up and sets them in one line.
 */
export function fitLines(pieces: readonly Piece[], box: Box): Fitted {
  for (let size = box.largest; size >= 16; size -= 2) {
    const lines = Math.min(box.lines, Math.floor(box.height / (size * box.lineHeight)))
    const width = (box.width * 100) / size
    const filled = lines < 1 ? null : fill(pieces, width, lines)
    if (filled === null) continue
    const texts = balance(pieces, width, filled).map((line) =>
      line
        .map((piece) => piece.text)
        .join('')
        .trim(),
    )
    return { lines: texts, size }
  }
  return { lines: [pieces.map((piece) => piece.text).join('')], size: 16 }
}
