import { searchTextMaxBytes } from '../../../src/model/values/limits.ts'
import { foldWords, isDense } from './fold.ts'

/** One word of a query. */
export interface Term {
  /** An event matches if it has any of them; only a misspelled word has several. */
  alternatives: string[]
  /** True for scripts matched by fragments anywhere in a word, false for words matched by their beginning. */
  dense: boolean
}

/** Number of words considered; the rest of a longer text is ignored. */
export const maximumTerms = 10

/** Cuts a text to `searchTextMaxBytes` of UTF-8, between characters. */
export function cutSearchText(text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(searchTextMaxBytes))
  return text.slice(0, read)
}

/** Terms of a text of any bytes, without those that another term implies; none if it has no letter or digit. */
export function parseTerms(text: string): Term[] {
  const words = [...new Set(foldWords(cutSearchText(text), false))]
  return words
    .map((word) => ({ alternatives: [word], dense: isDense(word) }))
    .filter((term) => !words.some((word) => implies(word, term)))
    .slice(0, maximumTerms)
}

function implies(word: string, { alternatives: [other], dense }: Term): boolean {
  if (other === undefined || word === other || isDense(word) !== dense) return false
  return dense ? word.includes(other) : word.startsWith(other)
}

/** Pairs of letters of a word of a dense script, and its last letter: every fragment of it consists of these. */
export function fragments(word: string): string[] {
  const letters = [...word]
  return letters.map((letter, index) => letter + (letters[index + 1] ?? ''))
}
