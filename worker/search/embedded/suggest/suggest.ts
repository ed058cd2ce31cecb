import { isTooShort } from '../../../../src/model/search-text.ts'
import { suggestionOf } from './display.ts'
import type { Suggestion, SuggestQuery } from '../../engine.ts'
import { headExpression, matchConditions, matchParams } from './match.ts'
import type { RunStatements, Statement } from '../statement.ts'
import { parseTerms, type Term } from './terms.ts'
import { corrections } from './typo.ts'

const suggestionMaximum = 20
/** ?1 expression, ?2 limit; the terms follow. */
const firstTermParameter = 3

/**
 * Events that have every term of what a visitor typed: first those whose own names have them all, then those that need
 * the names of races and places; within each by key (see keys.ts). One round trip; where nothing is found, one more to
 * look for spelling mistakes and one to ask again.
 */
export async function suggest(
  run: RunStatements,
  query: SuggestQuery,
  today: string,
): Promise<Suggestion[]> {
  if (isTooShort(query.text)) return []
  const terms = parseTerms(query.text)
  if (terms.length === 0) return []
  const found = await suggestionsFor(run, query, [terms], today)
  if (found.length > 0) return found
  const readings = await corrections(run, terms)
  return readings.length === 0 ? [] : suggestionsFor(run, query, readings, today)
}

/** Suggestions of the first reading of the text that finds any; all are asked in one round trip. */
async function suggestionsFor(
  run: RunStatements,
  { locale, limit }: SuggestQuery,
  readings: Term[][],
  today: string,
): Promise<Suggestion[]> {
  const answers = await run(readings.map((terms) => suggestStatement(terms, limit)))
  const index = answers.findIndex((rows) => rows.length > 0)
  const terms = readings[index] ?? []
  return (answers[index] ?? []).map((row) =>
    suggestionOf(String(row.document), locale, terms, today),
  )
}

/**
 * Displays of the first events that have every term. Both parts read their candidates lazily and in order, by the
 * indexed beginnings of the terms, check each, and stop as soon as `limit` are found: a common word costs no more than
 * a rare one, and the events are always those of the exhaustive query.
 */
export function suggestStatement(terms: readonly Term[], limit: number): Statement {
  const own = matchConditions('e.own', terms, firstTermParameter)
  const words = matchConditions('e.words', terms, firstTermParameter)
  const arms = [arm(1, 'search_own_fts', own), arm(2, 'search_fts', `${words} AND NOT (${own})`)]
  return {
    sql: `SELECT d.document FROM (${arms.join(' UNION ALL ')} LIMIT ?2) found
      CROSS JOIN search_display d ON d.id = found.id ORDER BY found.tier, found.id`,
    params: [
      headExpression(terms),
      Math.min(Math.max(limit, 1), suggestionMaximum),
      ...matchParams(terms),
    ],
  }
}

/** CROSS JOIN keeps the candidates outermost: read in order, one at a time. */
function arm(tier: number, index: string, condition: string): string {
  return `SELECT * FROM (SELECT ${tier} AS tier, c.id AS id
    FROM (SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ?1 ORDER BY rowid) c
    CROSS JOIN search_event e ON e.id = c.id WHERE ${condition})`
}
