import { isTooShort } from '../../../../src/model/search-text.ts'
import type { Suggestion, SuggestQuery } from '../../port/suggestion.ts'
import { readSuggestion } from '../../suggestion/read-suggestion.ts'
import { parseTerms, type Term } from '../../text/terms.ts'
import type { RunStatements, Statement } from '../statement.ts'
import { correctSpelling } from '../text/correct-spelling.ts'
import { matchConditions, matchParameters, prefixQuery } from '../text/term-queries.ts'

const maximumLimit = 20
/** ?1 is the full-text query, ?2 the limit; the terms follow. */
const firstTermParameter = 3

/**
 * Finds events that have every term of a text: first those whose own names have all terms, then those that need the
 * names of races or places; both in the order of `eventKey`. Takes one round trip; if nothing is found, one more to
 * look up corrections and one to search for them.
 */
export async function suggest(
  run: RunStatements,
  query: SuggestQuery,
  today: string,
): Promise<Suggestion[]> {
  if (isTooShort(query.text)) return []
  const terms = parseTerms(query.text)
  if (terms.length === 0) return []
  const found = await suggestFirst(run, query, [terms], today)
  if (found.length > 0) return found
  const readings = await correctSpelling(run, terms)
  return readings.length === 0 ? [] : suggestFirst(run, query, readings, today)
}

/** Suggestions for the first reading of the text that finds any. All readings take one round trip. */
async function suggestFirst(
  run: RunStatements,
  { locale, limit }: SuggestQuery,
  readings: Term[][],
  today: string,
): Promise<Suggestion[]> {
  const results = await run(readings.map((terms) => suggestStatement(terms, limit)))
  const index = results.findIndex((rows) => rows.length > 0)
  const terms = readings[index] ?? []
  return (results[index] ?? []).map((row) =>
    readSuggestion(String(row.document), locale, terms, today),
  )
}

/**
 * Reads candidates from the prefix indexes lazily and in order, checks each, and stops at the limit, so that a common
 * word costs no more than a rare one. The result equals that of checking every event.
 */
function suggestStatement(terms: readonly Term[], limit: number): Statement {
  const own = matchConditions('e.own', terms, firstTermParameter)
  const words = matchConditions('e.words', terms, firstTermParameter)
  const tiers = [
    tierSql(1, 'search_own_fts', own),
    tierSql(2, 'search_fts', `${words} AND NOT (${own})`),
  ]
  return {
    sql: `SELECT d.document FROM (${tiers.join(' UNION ALL ')} LIMIT ?2) found
      CROSS JOIN search_display d ON d.id = found.id ORDER BY found.tier, found.id`,
    params: [
      prefixQuery(terms),
      Math.min(Math.max(limit, 1), maximumLimit),
      ...matchParameters(terms),
    ],
  }
}

/** CROSS JOIN makes SQLite read the candidates in the outer loop: in order, one at a time. */
function tierSql(tier: number, index: string, condition: string): string {
  return `SELECT * FROM (SELECT ${tier} AS tier, c.id AS id
    FROM (SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ?1 ORDER BY rowid) c
    CROSS JOIN search_event e ON e.id = c.id WHERE ${condition})`
}
