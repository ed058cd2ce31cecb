/** Letters of the shortest word of the catalogue that corrects another: too many words are one edit from a shorter one. */
const leastLetters = 4

/** False for words that are too short. One letter below the minimum may be a word that lost a letter. */
export function isCorrectable(word: string): boolean {
  return [...word].length >= leastLetters - 1
}

/**
 * The correction of a typed word by a word of the catalogue: its beginning, or all of it, one edit away; null if there
 * is none or it is unlikely.
 */
export function correctionBy(typed: string, word: string): string | null {
  const correction = oneEditPrefix(typed, word)
  if (correction === null || correction === typed) return null
  return isLikely(typed, correction, word) ? correction : null
}

/** A short word is corrected only by whole words, and a still shorter one if it lost a letter. */
function isLikely(typed: string, correction: string, word: string): boolean {
  const letters = [...typed].length
  if (letters > leastLetters) return true
  // A wrong first letter makes too many short words: "pole" is not Cole.
  if (letters === leastLetters && [...correction].length === letters && typed[0] !== correction[0])
    return isSwapped(typed, correction)
  return correction === word && [...correction].length >= Math.max(letters, leastLetters)
}

const isSwapped = (typed: string, correction: string): boolean =>
  typed[0] === correction[1] && typed[1] === correction[0]

/**
 * The beginning of `word`, or all of it, that is at most one insertion, deletion, substitution or swap away from
 * `typed`; null if there is none. A beginning counts only if a right letter follows the mistake, because otherwise
 * nearly every word would match.
 */
export function oneEditPrefix(typed: string, word: string): string | null {
  const from = [...typed]
  const to = [...word]
  let at = 0
  while (at < from.length && from[at] === to[at]) at += 1
  if (at === from.length) return typed
  const matchRest = (
    fromAt: number,
    toAt: number,
    isConfirmed = fromAt < from.length,
  ): string | null => {
    const rest = from.slice(fromAt)
    const end = toAt + rest.length
    if (end > to.length || rest.some((letter, index) => letter !== to[toAt + index])) return null
    return isConfirmed || end === to.length ? to.slice(0, end).join('') : null
  }
  const isSwap = from[at] === to[at + 1] && from[at + 1] === to[at]
  const swapped = isSwap ? matchRest(at + 2, at + 2, true) : null
  return swapped ?? matchRest(at + 1, at + 1) ?? matchRest(at, at + 1) ?? matchRest(at + 1, at)
}
