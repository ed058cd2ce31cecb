import type { Term } from '../../text/terms.ts'
import type { SqlRow, Statement } from '../statement.ts'

/**
 * Typed names of places without events: they are no misspelled names of other places. "Manila" is not Milan, "St Moritz"
 * is not Stockholm.
 */

/** Inhabitants of a city whose name counts as a single word; names of small places are misspelled names of large ones. */
const leastPopulation = 100_000

/** Selects the words that are names of cities, and the whole text if it is the name of a place in several words. */
export function placesStatement(terms: readonly Term[], words: readonly string[]): Statement {
  const whole = terms.map(({ alternatives }) => alternatives.join()).join(' ')
  return {
    sql: `SELECT value AS name FROM json_each(?1) WHERE EXISTS (SELECT 1 FROM place_name p
        JOIN city c ON c.id = p.place WHERE p.key = value AND c.population >= ${leastPopulation})
      UNION SELECT key FROM place_name WHERE key = ?2 AND instr(?2, ' ')`,
    params: [JSON.stringify(words), whole],
  }
}

/** True for a typed word that is, or is part of, the name of a place. */
export function placesOf(rows: readonly SqlRow[]): (word: string) => boolean {
  const words = new Set(rows.flatMap(({ name }) => String(name).split(' ')))
  return (word) => words.has(word)
}
