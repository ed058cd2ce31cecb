import type { Term } from './terms.ts'

/** The longest beginning of a word the indexes hold a list of; they hold all shorter ones (`prefix=` of the migration). */
const indexedLetters = 8

/**
 * FTS5 expression of what the indexes find at once: the longest indexed beginning of every term that is long enough to
 * be rare. It may find too much (never too little), lazily and in order; `matchConditions` holds the rest.
 */
export function headExpression(terms: readonly Term[]): string {
  return expression(selective(terms), (word) => `"${[...word].slice(0, indexedLetters).join('')}"*`)
}

/** FTS5 expression of the terms in full. It reads every list it needs before it gives the first row. */
export function fullExpression(terms: readonly Term[]): string {
  return expression(terms, (word) => `"${word}"*`)
}

/** Whether rows of `fullExpression` need a check: a fragment longer than two may have its bigrams apart. */
export function fullIsExact(terms: readonly Term[]): boolean {
  return terms.every(
    ({ alternatives, dense }) => !dense || alternatives.every((word) => [...word].length <= 2),
  )
}

/** The parameters `matchConditions` refers to, in its order. */
export function matchParams(terms: readonly Term[]): string[] {
  return terms.flatMap(({ alternatives, dense }) =>
    alternatives.map((word) => (dense ? word : ` ${word}`)),
  )
}

/** SQL that holds where the folded words of a column have every term; parameters count up from `first`. */
export function matchConditions(column: string, terms: readonly Term[], first: number): string {
  let parameter = first
  const each = terms.map(({ alternatives }) => {
    const any = alternatives.map(() => `instr(${column}, ?${parameter++})`)
    return any.length === 1 ? any.join() : `(${any.join(' OR ')})`
  })
  return each.join(' AND ')
}

/** The two-letter fragments of a word of a dense script and its last letter: any fragment of it is made of these. */
export function fragments(word: string): string[] {
  const letters = [...word]
  return letters.map((letter, index) => letter + (letters[index + 1] ?? ''))
}

/** Single letters are in nearly every event: their lists cost more to read than they exclude. */
function selective(terms: readonly Term[]): readonly Term[] {
  const long = terms.filter(({ alternatives }) =>
    alternatives.every((word) => [...word].length > 1),
  )
  return long.length > 0 ? long : terms
}

function expression(terms: readonly Term[], plain: (word: string) => string): string {
  const each = terms.map(({ alternatives, dense }) => {
    const any = new Set(alternatives.map((word) => (dense ? denseExpression(word) : plain(word))))
    return any.size === 1 ? [...any].join() : `(${[...any].join(' OR ')})`
  })
  return each.join(' AND ')
}

function denseExpression(word: string): string {
  const pairs = fragments(word).filter((fragment) => [...fragment].length === 2)
  if (pairs.length === 0) return `"${word}"*`
  return `(${[...new Set(pairs)].map((pair) => `"${pair}"`).join(' AND ')})`
}
