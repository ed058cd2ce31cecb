import { maximumId } from '../ordered-keys.ts'
import type { RunStatements, SqlRow, Statement } from '../statement.ts'
import { nameBeginnings } from '../../text/name-beginnings.ts'
import { beginningQuery } from '../text/name-queries.ts'
import { otherReadings, type Reading } from '../text/other-readings.ts'
import type { Term } from '../../text/terms.ts'
import {
  anyOf,
  isExact,
  matchConditions,
  matchParameters,
  wholeQuery,
} from '../text/term-queries.ts'
import type { MatchingEvents } from './filters/compile-filters.ts'

/** Selects the events that have every term: their number, their ids as a JSON array, and the greatest id. */
export function matchStatement(terms: readonly Term[]): Statement {
  return {
    sql: `SELECT count(*) AS events, max(event) AS last, json_group_array(event) AS ids
      FROM (SELECT id & ${maximumId} AS event FROM (${rowsSql(terms)}))`,
    params: [wholeQuery(terms), ...(isExact(terms) ? [] : matchParameters(terms))],
  }
}

/** SQL of the rows of events that have every term; ?1 is the full-text query, the terms follow. */
function rowsSql(terms: readonly Term[]): string {
  if (isExact(terms)) return 'SELECT rowid AS id FROM search_fts WHERE search_fts MATCH ?1'
  return `SELECT e.id FROM search_fts f CROSS JOIN search_event e ON e.id = f.rowid
    WHERE f.search_fts MATCH ?1 AND ${matchConditions('e.words', terms, 2)}`
}

/** Selects likewise the events with a name that begins with the text, whose words may be typed together. */
function beginningStatement(terms: readonly Term[]): Statement {
  const beginnings = nameBeginnings(terms)
  return {
    sql: `SELECT count(*) AS events, max(event) AS last, json_group_array(event) AS ids
      FROM (SELECT e.id & ${maximumId} AS event FROM search_own_fts f CROSS JOIN search_event e ON e.id = f.rowid
        WHERE f.search_own_fts MATCH ?1 AND ${anyOf('e.own', beginnings.length, 2)})`,
    params: [beginningQuery(terms, beginnings), ...beginnings.map((name) => ` ${name}`)],
  }
}

/** Events of a result of `matchStatement`; null if there are none. */
export function matchingEvents([row]: readonly SqlRow[]): MatchingEvents {
  if (row === undefined || Number(row.events) === 0) return null
  const events = new Uint8Array(Number(row.last) + 1)
  const ids: unknown = JSON.parse(String(row.ids))
  if (Array.isArray(ids)) for (const id of ids) events[Number(id)] = 1
  return events
}

/**
 * Events with a name that begins with a text, or of its first other reading that any event matches; an empty list if there
 * is none.
 */
export async function eventsOfOtherReading(
  run: RunStatements,
  text: string,
  terms: readonly Term[],
): Promise<Uint8Array> {
  const { readings, unlikely } = await otherReadings(run, text, terms)
  const likely = [beginningStatement(terms), ...statementsOf(readings)]
  for (const statements of [likely, statementsOf(unlikely)]) {
    const results = await run(statements)
    for (const rows of results) {
      const events = matchingEvents(rows)
      if (events !== null) return events
    }
  }
  return new Uint8Array()
}

const statementsOf = (readings: readonly Reading[]): Statement[] =>
  readings.map(({ terms }) => matchStatement(terms))
