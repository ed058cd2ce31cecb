import type { Locale } from '../../../src/model/locales.ts'
import { nameBeginnings } from '../text/name-beginnings.ts'
import { areaTokens, cityTokens } from '../text/place-tokens.ts'
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

/** True if a name of the event begins with the text: "mara ton" is no beginning of "Marathon". */
const isBegun = ({ nameWords }: IndexedEvent, terms: readonly Term[]): boolean =>
  hasTerms(nameWords, terms.slice(1)) &&
  nameBeginnings(terms).some((name) => nameWords.includes(` ${name}`))

/** Number of words from which the embedded engine, too, finds no names whose words are typed together. */
const severalWords = 3

/** True if a name of the event begins with the text, but has its first words apart. */
export const isTypedTogether = (event: IndexedEvent, terms: readonly Term[]): boolean =>
  terms.length < severalWords && isBegun(event, terms)

/**
 * Tier of an event that has every term: 1 if a name of it begins with the text, 2 if the text is the whole name of its
 * city, 3 of its region or country, 4 if its own names have all terms, otherwise 5.
 */
export function tierOf(event: IndexedEvent, terms: readonly Term[], locale: Locale): number {
  const { nameWords, words } = event
  const isOne = (token: string): boolean => words.includes(` ${token}`)
  if (isBegun(event, terms)) return 1
  if (cityTokens(terms).some(isOne)) return 2
  if (areaTokens(terms, locale).some(isOne)) return 3
  return hasTerms(nameWords, terms) ? 4 : 5
}
