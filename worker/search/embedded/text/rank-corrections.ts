import { keyLetters } from '../indexing/index-statements.ts'

/** Letters of the shortest word that is corrected: too many words are one edit away from a shorter one. */
const leastLetters = 5
const correctionsPerWord = 7

/** False for words that are too short. One letter below the minimum may be a word that lost a letter. */
export function isCorrectable(word: string): boolean {
  return [...word].length >= leastLetters - 1
}

/**
 * Corrections of a typed word: whole words before beginnings, then by number of events.
 * @param candidates vocabulary words with their number of events
 */
export function rankCorrections(typed: string, candidates: readonly [string, number][]): string[] {
  const ranked = new Map<string, { whole: boolean; events: number }>()
  for (const [word, events] of candidates) {
    const correction = oneEditPrefix(typed, word)
    if (correction === null || correction === typed || !isLikely(typed, correction, word)) continue
    const known = ranked.get(correction)
    ranked.set(correction, {
      whole: correction === word || known?.whole === true,
      events: events + (known?.events ?? 0),
    })
  }
  return [...ranked]
    .toSorted(([, a], [, b]) => Number(b.whole) - Number(a.whole) || b.events - a.events)
    .slice(0, correctionsPerWord)
    .map(([correction]) => correction)
}

/** A short word is corrected only as a whole word that lost one letter. */
function isLikely(typed: string, correction: string, word: string): boolean {
  const letters = [...typed].length
  return letters >= leastLetters || (correction === word && [...correction].length === letters + 1)
}

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

/** Keys under which the words one edit away are stored; `keysOf` in index-statements.ts writes them. */
export function spellingKeys(typed: string): string[] {
  const head = [...typed].slice(0, keyLetters)
  const shorter = head.map((_, index) => head.toSpliced(index, 1).join(''))
  return [...new Set([head.join(''), ...shorter])]
}
