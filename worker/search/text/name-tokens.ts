import { isDense } from './fold.ts'
import type { Term } from './terms.ts'

/**
 * Whole names in the index, as one word each: "→marathondessables·". A text that begins a name is the beginning of such a
 * word, with or without its spaces, and a text that is a whole name ends like it. No text of a visitor has these marks
 * after folding.
 */

const nameMark = '→'
const areaMark = '⌂'
export const wordEnd = '·'
const initialsMark = '∴'
/** Number of words from which initials are used: "NYC" is New York City, "gn" is nothing. */
const leastInitials = 3

/** True for a word of the index that is a whole name or initials. */
export const isNameToken = (word: string): boolean =>
  word.startsWith(nameMark) || word.startsWith(areaMark) || isInitials(word)

/** True for initials of a name in the index, and for their beginning. */
export const isInitials = (word: string): boolean => word.startsWith(initialsMark)

/** The token of the name whose words are exactly those of a beginning. */
export const wholeName = (beginning: string): string => `${beginning}${wordEnd}`

/** The beginning of the tokens of names that begin with these words, of which the last may be incomplete. */
export const nameBeginning = (words: readonly string[]): string => `${nameMark}${words.join('')}`

/** The token of the name of a region whose words are exactly those of a beginning. */
export const areaName = (beginning: string): string =>
  wholeName(beginning.replace(nameMark, areaMark))

/** The token of a country. */
export const countryToken = (code: string): string =>
  `${areaMark}${areaMark}${code.toLowerCase()}${wordEnd}`

/** The token of a name's initials: "∴nycm"; null for a name with fewer than three words outside of dense scripts. */
export function initialsWord(words: readonly string[]): string | null {
  const letters = words.filter((word) => !isDense(word)).map((word) => [...word][0] ?? '')
  return letters.length < leastInitials ? null : `${initialsMark}${letters.join('')}`
}

/** The tokens of a name with its first two or three words as initials: "∴la·marathon·", "∴nyc·half·marathon·". */
export function shortenedNames(words: readonly string[]): string[] {
  return [2, 3]
    .filter((count) => count < words.length && !words.slice(0, count).some(isDense))
    .map((count) => {
      const initials = words.slice(0, count).map((word) => [...word][0] ?? '')
      return `${initialsMark}${[initials.join(''), ...words.slice(count)].join(wordEnd)}${wordEnd}`
    })
}

/** The beginning of the tokens of `shortenedNames` whose initials are the first word; null if it cannot be initials. */
export function shortenedBeginning(words: readonly string[]): string | null {
  const [first = '', ...rest] = words
  if (rest.length === 0 || !shortWord.test(first) || isDense(first)) return null
  return `${initialsMark}${words.join(wordEnd)}`
}

/** A term read as the first initials of a name; null if it cannot be. */
export function initialsTerm({ alternatives: [word = ''], dense }: Term): Term | null {
  return !dense && shortWord.test(word) ? { alternatives: [`${initialsMark}${word}`], dense } : null
}

/** Letters of a word that may be initials. */
const shortWord = /^\p{L}{2,5}$/u

/** Terms whose short words are also read as the first initials of a name; null if there is no short word. */
export function withInitials(terms: readonly Term[]): Term[] | null {
  const isShort = ({ alternatives: [word = ''], dense }: Term): boolean =>
    !dense && shortWord.test(word)
  if (!terms.some(isShort)) return null
  return terms.map((term) => {
    const [word = ''] = term.alternatives
    return isShort(term) ? { ...term, alternatives: [word, `${initialsMark}${word}`] } : term
  })
}
