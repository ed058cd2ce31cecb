import type { Locale } from '../../../../src/model/locales.ts'
import type { Term } from '../../text/terms.ts'
import type { RunStatements, SqlRow } from '../statement.ts'
import { suggestStatement } from './suggest-statement.ts'

/** Terms of which parts are searched; each costs two statements. */
const maximumTerms = 6
/** Letters of words such as "the", "in" and "von", which say least about an event. */
const particleLetters = 3
/** Letters of a part beside which longer words may be left out. */
const leastLetters = 3

/**
 * Events of the part of a text that says most, if no event has all of it: as many terms as possible, and of the parts
 * of equal length the one with the fewest corrected terms, then the one that fewest events have. Takes one round trip.
 */
export async function findBestPart(
  run: RunStatements,
  { typed, known }: { typed: readonly Term[]; known: readonly Term[] },
  options: { limit: number; locale: Locale },
): Promise<{ terms: readonly Term[]; rows: SqlRow[] } | null> {
  // "St" of "St Moritz" says nothing about an event.
  if (known.every((term) => !hasLetters(term, leastLetters)) && typed.some(isTelling)) return null
  const words = new Set(typed.flatMap(({ alternatives }) => alternatives))
  const guesses = (part: readonly Term[]): number =>
    part.filter(({ alternatives }) => !alternatives.some((word) => words.has(word))).length
  const levels = partsOf(known.slice(0, maximumTerms))
  const parts = levels.flat()
  if (parts.length === 0) return null
  const results = await run(parts.map((part) => suggestStatement(part, options)))
  let from = 0
  for (const level of levels) {
    const found = level
      .map((part, index) => ({ terms: part, rows: results[from + index] ?? [] }))
      .filter(({ rows }) => rows.length > 0)
      .toSorted((a, b) => guesses(a.terms) - guesses(b.terms) || a.rows.length - b.rows.length)
    if (found[0] !== undefined) return found[0]
    from += level.length
  }
  return null
}

const hasLetters = ({ alternatives, dense }: Term, least: number): boolean =>
  alternatives.some((word) => dense || [...word].length >= least)

const isTelling = (term: Term): boolean => hasLetters(term, particleLetters + 1)

/** Parts of terms by level: all; those that are no particles; these without one of them; each of them alone. */
function partsOf(terms: readonly Term[]): (readonly Term[])[][] {
  const telling = terms.filter(isTelling)
  const base = telling.length > 0 ? telling : terms
  const allButOne = base.length < 3 ? [] : base.map((_, index) => base.toSpliced(index, 1))
  return [[terms], [base], allButOne, base.map((term) => [term])].filter(
    (level) => !level.some((part) => part.length === 0),
  )
}
