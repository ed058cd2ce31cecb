import type { Term } from '../text/terms.ts'

/** An event that some engine found, as the index in the catalogue's database knows it. */
export interface IndexedEvent {
  /** Sorts events as suggestions are sorted. */
  order: number
  /** Folded words of the event's own names, each with a space before it. */
  own: string
  /** Folded words of all its names, each with a space before it. */
  words: string
  /** JSON of a `StoredSuggestion`. */
  suggestion: string
}

/** True if the words, each with a space before it, have every term. */
export function hasTerms(words: string, terms: readonly Term[]): boolean {
  return terms.every(({ alternatives, dense }) =>
    alternatives.some((word) => words.includes(dense ? word : ` ${word}`)),
  )
}
