import { nameBeginnings } from '../../text/name-beginnings.ts'
import { wholeName, withInitials } from '../../text/name-tokens.ts'
import type { Term } from '../../text/terms.ts'
import type { SqlValue, Statement } from '../statement.ts'
import { beginningQuery, wholeNameQuery } from '../text/name-queries.ts'
import { anyOf, matchConditions, matchParameters, prefixQuery } from '../text/term-queries.ts'

export const maximumLimit = 20
/** ?1 to ?4 are full-text queries and the limit; beginnings of names and the terms follow. */
const firstParameter = 5

/**
 * Selects the events that have every term, in tiers: a name of the event begins with the text; the text is the whole name of
 * its city or region; its names have all terms; its names and those of its races and places have all terms; its names
 * have all terms if short ones are initials. Each tier reads candidates from the prefix indexes lazily and in the order of `eventKey`, checks each, and stops at the
 * limit, so that a common word costs no more than a rare one. The result equals that of checking every event.
 */
export function suggestStatement(terms: readonly Term[], limit: number): Statement {
  const beginnings = nameBeginnings(terms)
  const firstTerm = firstParameter + 2 * beginnings.length
  const own = matchConditions('e.own', terms, firstTerm)
  const words = matchConditions('e.words', terms, firstTerm)
  const begins = anyOf('e.own', beginnings.length, firstParameter)
  const isPlace = anyOf('e.words', beginnings.length, firstParameter + beginnings.length)
  const isKnown = `(${begins} OR ${isPlace})`
  const initials = withInitials(terms)
  const parameters: SqlValue[] = [
    prefixQuery(terms),
    Math.min(Math.max(limit, 1), maximumLimit),
    beginningQuery(terms, beginnings),
    wholeNameQuery(beginnings),
    ...beginnings.map((name) => ` ${name}`),
    ...beginnings.map((name) => ` ${wholeName(name)}`),
    ...matchParameters(terms),
  ]
  const tiers = [
    tierSql(1, 'search_own_fts', '?3', begins),
    tierSql(2, 'search_fts', '?4', `NOT ${begins}`),
    tierSql(3, 'search_own_fts', '?1', `${own} AND NOT ${isKnown}`),
    tierSql(4, 'search_fts', '?1', `${words} AND NOT (${own}) AND NOT ${isKnown}`),
  ]
  if (initials !== null) {
    const query = parameters.push(prefixQuery(initials))
    const named = matchConditions('e.own', initials, query + 1)
    parameters.push(...matchParameters(initials))
    tiers.push(
      tierSql(5, 'search_own_fts', `?${query}`, `${named} AND NOT (${words}) AND NOT ${isKnown}`),
    )
  }
  return {
    sql: `SELECT d.document, found.tier, found.id FROM (${tiers.join(' UNION ALL ')} LIMIT ?2) found
      CROSS JOIN search_display d ON d.id = found.id ORDER BY found.tier, found.id`,
    params: parameters,
  }
}

/** CROSS JOIN makes SQLite read the candidates in the outer loop: in order, one at a time. */
function tierSql(tier: number, index: string, query: string, condition: string): string {
  return `SELECT * FROM (SELECT ${tier} AS tier, c.id AS id
    FROM (SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ${query} ORDER BY rowid) c
    CROSS JOIN search_event e ON e.id = c.id WHERE ${condition})`
}
