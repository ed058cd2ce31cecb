import { nameBeginnings } from '../text/name-beginnings.ts'
import { wholeName } from '../text/name-tokens.ts'
import type { Term } from '../text/terms.ts'

/** An event that some engine found, as the index in the catalogue's database knows it. */
export interface IndexedEvent {
  /** Sorts events as suggestions are sorted. */
  order: number
  /** Folded words of the event's own names, each with a space before it. */
  nameWords: string
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

/**
 * Tier of an event that has every term: 1 if a name of it begins with the text, 2 if the text is the whole name of its
 * city or region, 3 if its own names have all terms, otherwise 4.
 */
export function tierOf({ nameWords, words }: IndexedEvent, terms: readonly Term[]): number {
  const beginnings = nameBeginnings(terms)
  if (beginnings.some((name) => nameWords.includes(` ${name}`))) return 1
  if (beginnings.some((name) => words.includes(` ${wholeName(name)}`))) return 2
  return hasTerms(nameWords, terms) ? 3 : 4
}
