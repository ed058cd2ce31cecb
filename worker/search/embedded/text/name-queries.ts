import type { Term } from '../../text/terms.ts'
import { indexedLetters, prefixQuery } from './term-queries.ts'

/** FTS5 query for events with a name that begins so, evaluated lazily; it may find too much, never too little. */
export function beginningQuery(terms: readonly Term[], beginnings: readonly string[]): string {
  const heads = new Set(beginnings.map((name) => [...name].slice(0, indexedLetters).join('')))
  const begins = `(${[...heads].map((head) => `"${head}"*`).join(' OR ')})`
  // The first term may be initials, which are no word of their own.
  const rest = terms.slice(1)
  return rest.length === 0 ? begins : `${begins} AND ${prefixQuery(rest)}`
}

/** True if `beginningQuery` finds only events with a name that begins so. */
export function isExactBeginning(terms: readonly Term[], beginnings: readonly string[]): boolean {
  return terms.length === 1 && beginnings.every((name) => [...name].length <= indexedLetters)
}

/** FTS5 query for events with any of these words. */
export const tokenQuery = (tokens: readonly string[]): string =>
  tokens.map((token) => `"${token}"`).join(' OR ')
