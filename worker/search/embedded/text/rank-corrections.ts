import { correctionBy } from '../../text/one-edit.ts'
import { keyLetters } from '../indexing/index-statements.ts'

const correctionsPerWord = 7

/**
 * Corrections of a typed word: whole words before beginnings, then by number of events.
 * @param candidates vocabulary words with their number of events
 */
export function rankCorrections(typed: string, candidates: readonly [string, number][]): string[] {
  const ranked = new Map<string, { whole: boolean; events: number }>()
  for (const [word, events] of candidates) {
    const correction = correctionBy(typed, word)
    if (correction === null) continue
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

/** Keys under which the words one edit away are stored; `keysOf` in index-statements.ts writes them. */
export function spellingKeys(typed: string): string[] {
  const head = [...typed].slice(0, keyLetters)
  const shorter = head.map((_, index) => head.toSpliced(index, 1).join(''))
  return [...new Set([head.join(''), ...shorter])]
}
