import { wholeName, wordEnd } from '../../text/name-tokens.ts'
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

/** FTS5 query for events with exactly this name. */
export function wholeNameQuery(beginnings: readonly string[]): string {
  return beginnings.map((name) => `"${wholeName(name)}"`).join(' OR ')
}

/** SQL condition that a column of words has one of `count` whole names, whose beginnings are parameters from `first`. */
export function isWholeName(column: string, count: number, first: number): string {
  const any = Array.from(
    { length: count },
    (_, index) => `instr(${column} || ' ', ?${first + index} || '${wordEnd} ')`,
  )
  return `(${any.join(' OR ')})`
}
