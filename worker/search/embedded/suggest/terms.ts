import { searchTextMaxBytes } from '../../../../src/model/limits.ts'
import { foldWords, isDense } from '../fold.ts'

/** One word of a query. An event matches when any of the alternatives (several only after a typo) matches. */
export interface Term {
  alternatives: string[]
  /** True for scripts matched by fragments anywhere in a word, false for words matched by their beginning. */
  dense: boolean
}

/** Words of a query looked at; the rest of a longer text changes nothing. */
export const maximumTerms = 10

/** The text without what lies beyond `searchTextMaxBytes` of UTF-8, cut between characters. */
export function cutSearchText(text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(searchTextMaxBytes))
  return text.slice(0, read)
}

/** The terms of a text of any bytes; empty where it holds no letter or digit. Terms implied by another are left out. */
export function parseTerms(text: string): Term[] {
  const words = [...new Set(foldWords(cutSearchText(text), false))]
  return words
    .map((word) => ({ alternatives: [word], dense: isDense(word) }))
    .filter((term) => !words.some((word) => implies(word, term)))
    .slice(0, maximumTerms)
}

function implies(word: string, term: Term): boolean {
  const [own] = term.alternatives
  if (own === undefined || word === own || isDense(word) !== term.dense) return false
  return term.dense ? word.includes(own) : word.startsWith(own)
}
