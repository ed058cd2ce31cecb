import type { Locale } from '../../../../src/model/locales.ts'
import { nameBeginnings } from '../../text/name-beginnings.ts'
import { isInitials } from '../../text/name-tokens.ts'
import { areaTokens, cityTokens } from '../../text/place-tokens.ts'
import type { Term } from '../../text/terms.ts'
import type { Statement } from '../statement.ts'
import { beginningQuery, isExactBeginning, tokenQuery } from '../text/name-queries.ts'
import { anyOf, matchConditions, matchParameters, prefixQuery } from '../text/term-queries.ts'

export const maximumLimit = 20
/** Number of words of a text that few events may have all of. */
const severalWords = 3
/** Number of matches below which all of them are read at once and then put into tiers. */
const fewMatches = 30
/** ?1 to ?6 are full-text queries and the limit; beginnings of names, the terms and names of places follow. */
const firstParameter = 7

/**
 * Selects the events that have every term, in tiers: a name of the event begins with the text; the text is the whole name
 * of its city; of its region or country; its names have all terms; its names and those of its races and places have all terms. Each tier
 * reads candidates from the prefix indexes lazily and in the order of `eventKey`, checks those that the index finds too
 * generously, and stops at the limit, so that a common word costs no more than a rare one. The result equals that of
 * checking every event.
 *
 * Several words that few events have would be looked for in each tier to the end of its lists. The last tier has the
 * events of all others, except names abbreviated by initials. So it is read first, up to `fewMatches`: if there are no
 * more, their tiers are found by their rows.
 *
 * The limit is written as an expression (db/kept-plan.ts).
 */
export function suggestStatement(
  terms: readonly Term[],
  { limit, locale }: { limit: number; locale: Locale },
): Statement {
  const beginnings = nameBeginnings(terms)
  const checked = isExactBeginning(terms, beginnings) ? [] : beginnings
  const firstTerm = firstParameter + checked.length
  const initials = beginnings.filter(isInitials)
  const cities = cityTokens(terms)
  const areas = areaTokens(terms, locale)
  const typed = matchParameters(terms)
  const firstCity = firstTerm + typed.length
  const isShort = terms.length < severalWords
  const begins = anyOf('e.own', checked.length, firstParameter)
  const all = matchConditions('e.words', terms, firstTerm)
  const inNames = matchConditions('e.own', terms, firstTerm)
  const begun = (parameter: string): string =>
    checked.length === 0
      ? rowsSql('search_own_fts', parameter)
      : checkedSql('search_own_fts', parameter, begins)
  const query = (parameter: string): string => (isShort ? parameter : ifMany(parameter))
  const tiers = [
    // D1 takes at most five parts of a compound: for several words, names that begin with the text are in the first.
    ...(isShort ? [begun('?3')] : [fewInTiers]),
    rowsSql('search_fts', query('?4')),
    rowsSql('search_fts', query('?6')),
    checkedSql('search_own_fts', query('?1'), inNames),
    checkedSql('search_fts', query('?1'), all),
  ]
  const rest = terms.slice(1)
  const hasRest = matchConditions('e.own', rest, firstCity - matchParameters(rest).length)
  const few = `WITH few AS MATERIALIZED (
      SELECT c.id, CASE WHEN ${begins} AND ${hasRest} THEN 1 WHEN ${anyOf('e.words', cities.length, firstCity)} THEN 2
        WHEN ${anyOf('e.words', areas.length, firstCity + cities.length)} THEN 3 WHEN ${inNames} THEN 4 ELSE 5 END AS tier
      FROM (${rowsSql('search_fts', '?1')}) c CROSS JOIN search_event e ON e.id = c.id
      WHERE ${all} LIMIT ${fewMatches}),
    begun AS (${begun(`iif(${isMany}, ?3, ?5)`)} LIMIT +?2)`
  return {
    // DISTINCT keeps the first row of each event and, unlike a condition against the tiers before, reads no columns.
    sql: `${isShort ? '' : few} SELECT d.document FROM (SELECT DISTINCT id FROM (${tiers.join(' UNION ALL ')}) LIMIT +?2) found
      CROSS JOIN search_display d ON d.id = found.id`,
    params: [
      prefixQuery(terms),
      Math.min(Math.max(limit, 1), maximumLimit),
      beginningQuery(terms, beginnings),
      tokenQuery(cities),
      initials.length === 0 ? nothing : beginningQuery(terms, initials),
      tokenQuery(areas),
      ...checked.map((name) => ` ${name}`),
      ...typed,
      ...(isShort ? [] : [...cities, ...areas].map((token) => ` ${token}`)),
    ],
  }
}

const isMany = `(SELECT count(*) FROM few) >= ${fewMatches}`
/** An empty phrase finds nothing, so that the index is not read. */
const nothing = '""'
const ifMany = (query: string): string => `iif(${isMany}, ${query}, '${nothing}')`
const fewInTiers = `SELECT * FROM (SELECT id FROM (
    SELECT id, 1 AS tier FROM begun UNION ALL SELECT id, tier FROM few WHERE NOT ${isMany})
  ORDER BY tier, id)`

const rowsSql = (index: string, query: string): string =>
  `SELECT * FROM (SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ${query} ORDER BY rowid)`

/** CROSS JOIN makes SQLite read the candidates in the outer loop: in order, one at a time. */
const checkedSql = (index: string, query: string, condition: string): string =>
  `SELECT * FROM (SELECT c.id FROM (${rowsSql(index, query)}) c
    CROSS JOIN search_event e ON e.id = c.id WHERE ${condition})`
