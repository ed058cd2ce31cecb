import type { Statement } from '../statement.ts'

/** Letters of a piece that is looked up: the vocabulary has no shorter words (event-rows.ts). */
const leastLetters = 3
/** Letters of a piece by which a text is split at all; shorter ones are parts of many words. */
const leastTelling = 4
/** Letters of a piece that may be between known ones: "newyorkmarathon". */
const leastShort = 2
/** Letters of a word that can have two pieces. */
const leastWord = leastTelling + leastShort
/** Cost of a short piece, which is not looked up, as a number of known pieces. */
const shortCost = 10

/** Pieces of words: `whole` must be a word, `last` ends its word, so the beginning of a word is enough. */
export function piecesOf(words: readonly string[]): { whole: string[]; last: string[] } {
  const whole = new Set<string>()
  const last = new Set<string>()
  for (const word of words) {
    if (word.length < leastWord) continue
    for (let from = 0; from + leastLetters <= word.length; from += 1) {
      last.add(word.slice(from))
      for (let to = from + leastLetters; to < word.length; to += 1) whole.add(word.slice(from, to))
    }
  }
  return { whole: [...whole], last: [...last] }
}

/** Selects the pieces that the vocabulary has, as rows of `piece`. */
export function piecesStatement(words: readonly string[]): Statement {
  const { whole, last } = piecesOf(words)
  return {
    sql: `SELECT value AS piece FROM json_each(?1) WHERE EXISTS (SELECT 1 FROM search_word WHERE word = value)
      UNION SELECT value FROM json_each(?2) WHERE EXISTS
        (SELECT 1 FROM search_word WHERE word >= value AND word < value || char(1114111))`,
    params: [JSON.stringify(whole), JSON.stringify(last)],
  }
}

interface Split {
  cost: number
  pieces: string[]
}

/**
 * Splits words that were typed together into the fewest known pieces, with short pieces between them; null if no
 * piece is known.
 */
export function splitWord(word: string, known: ReadonlySet<string>): string[] | null {
  if (word.length < leastWord) return null
  const best: (Split | null)[] = [{ cost: 0, pieces: [] }]
  for (let to = 1; to <= word.length; to += 1) {
    best[to] = null
    for (let from = 0; from <= to - leastShort; from += 1) {
      const before = best[from] ?? null
      const piece = word.slice(from, to)
      const isShort = piece.length < leastLetters
      if (before === null || piece === word || (!isShort && !known.has(piece))) continue
      const cost = before.cost + (isShort ? shortCost : 1)
      const found = best[to] ?? null
      if (found === null || cost < found.cost)
        best[to] = { cost, pieces: [...before.pieces, piece] }
    }
  }
  const { pieces } = best[word.length] ?? { pieces: [] }
  return pieces.some((piece) => piece.length >= leastTelling) ? pieces : null
}
