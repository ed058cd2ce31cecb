import { nameBeginnings } from '../../text/name-beginnings.ts'
import type { Term } from '../../text/terms.ts'
import type { Statement } from '../statement.ts'
import { beginningQuery, isExactBeginning, wholeNameQuery } from '../text/name-queries.ts'
import { anyOf, matchConditions, matchParameters, prefixQuery } from '../text/term-queries.ts'

export const maximumLimit = 20
/** ?1 to ?4 are full-text queries and the limit; beginnings of names and the terms follow. */
const firstParameter = 5

/**
 * Selects the events that have every term, in tiers: a name of the event begins with the text; the text is the whole name
 * of its city or region; its names have all terms; its names and those of its races and places have all terms. Each tier
 * reads candidates from the prefix indexes lazily and in the order of `eventKey`, checks those that the index finds too
 * generously, and stops at the limit, so that a common word costs no more than a rare one. The result equals that of
 * checking every event.
 */
export function suggestStatement(terms: readonly Term[], limit: number): Statement {
  const beginnings = nameBeginnings(terms)
  const checked = isExactBeginning(terms, beginnings) ? [] : beginnings
  const firstTerm = firstParameter + checked.length
  const tiers = [
    checked.length === 0
      ? rowsSql('search_own_fts', '?3')
      : checkedSql('search_own_fts', '?3', anyOf('e.own', checked.length, firstParameter)),
    rowsSql('search_fts', '?4'),
    checkedSql('search_own_fts', '?1', matchConditions('e.own', terms, firstTerm)),
    checkedSql('search_fts', '?1', matchConditions('e.words', terms, firstTerm)),
  ]
  return {
    // DISTINCT keeps the first row of each event and, unlike a condition against the tiers before, reads no columns.
    sql: `SELECT d.document FROM (SELECT DISTINCT id FROM (${tiers.join(' UNION ALL ')}) LIMIT ?2) found
      CROSS JOIN search_display d ON d.id = found.id`,
    params: [
      prefixQuery(terms),
      Math.min(Math.max(limit, 1), maximumLimit),
      beginningQuery(terms, beginnings),
      wholeNameQuery(beginnings),
      ...checked.map((name) => ` ${name}`),
      ...matchParameters(terms),
    ],
  }
}

const rowsSql = (index: string, query: string): string =>
  `SELECT * FROM (SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ${query} ORDER BY rowid)`

/** CROSS JOIN makes SQLite read the candidates in the outer loop: in order, one at a time. */
const checkedSql = (index: string, query: string, condition: string): string =>
  `SELECT * FROM (SELECT c.id FROM (${rowsSql(index, query)}) c
    CROSS JOIN search_event e ON e.id = c.id WHERE ${condition})`
