import { fragments, type Term } from '../../text/terms.ts'

/** Longest beginning of a word that the full-text indexes list; they list all shorter ones (`prefix=` in 0001). */
export const indexedLetters = 8

/**
 * FTS5 query by the longest indexed beginning of each term that is long enough to be rare. SQLite evaluates it lazily
 * and in order. It may find too much, never too little; `matchConditions` checks the rest.
 */
export function prefixQuery(terms: readonly Term[]): string {
  // Nearly every event has any single letter: reading its list costs more than it excludes.
  const rare = terms.filter(({ alternatives }) =>
    alternatives.every((word) => [...word].length > 1),
  )
  const chosen = rare.length > 0 ? rare : terms
  return ftsQuery(chosen, (word) => `"${[...word].slice(0, indexedLetters).join('')}"*`)
}

/** FTS5 query by the whole terms. SQLite reads every list it needs before it returns the first row. */
export function wholeQuery(terms: readonly Term[]): string {
  return ftsQuery(terms, (word) => `"${word}"*`)
}

/** False if rows of `wholeQuery` need `matchConditions`: a fragment of three letters may have its pairs apart. */
export function isExact(terms: readonly Term[]): boolean {
  return terms.every(
    ({ alternatives, dense }) => !dense || alternatives.every((word) => [...word].length <= 2),
  )
}

/** Parameters of `matchConditions`, in its order. */
export function matchParameters(terms: readonly Term[]): string[] {
  return terms.flatMap(({ alternatives, dense }) =>
    alternatives.map((word) => (dense ? word : ` ${word}`)),
  )
}

/** SQL condition that the folded words of a column have every term; parameters count up from `first`. */
export function matchConditions(column: string, terms: readonly Term[], first: number): string {
  let parameter = first
  const conditions = terms.map(({ alternatives }) => {
    const from = parameter
    parameter += alternatives.length
    return anyOf(column, alternatives.length, from)
  })
  return conditions.join(' AND ')
}

/** SQL condition that a column has any of `count` texts; parameters count up from `first`. */
export function anyOf(column: string, count: number, first: number): string {
  const any = Array.from({ length: count }, (_, index) => `instr(${column}, ?${first + index})`)
  return any.length === 1 ? any.join() : `(${any.join(' OR ')})`
}

function ftsQuery(terms: readonly Term[], plainQuery: (word: string) => string): string {
  const queries = terms.map(({ alternatives, dense }) => {
    const any = new Set(alternatives.map((word) => (dense ? denseQuery(word) : plainQuery(word))))
    return any.size === 1 ? [...any].join() : `(${[...any].join(' OR ')})`
  })
  return queries.join(' AND ')
}

function denseQuery(word: string): string {
  const pairs = fragments(word).filter((fragment) => [...fragment].length === 2)
  if (pairs.length === 0) return `"${word}"*`
  return `(${[...new Set(pairs)].map((pair) => `"${pair}"`).join(' AND ')})`
}
