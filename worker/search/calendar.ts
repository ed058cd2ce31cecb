import { calendarStatements, type TextFilter } from './calendar-sql.ts'
import type { SearchQuery, SearchResult } from './engine.ts'
import { fullExpression, fullIsExact, matchConditions, matchParams } from './match.ts'
import type { RunStatements, Statement } from './statement.ts'
import { parseTerms, type Term } from './terms.ts'
import { corrections } from './typo.ts'

/** Events a text may match to be handed on by id; beyond, the text is asked again within the query. */
const handedOn = 2_000

/**
 * The editions of a calendar page and exact counts. One round trip; a text costs one more to see how common it is, and
 * a text no event matches two more for its corrections. A text without a letter or digit filters nothing.
 */
export async function searchCalendar(
  run: RunStatements,
  query: SearchQuery,
): Promise<SearchResult> {
  const terms = parseTerms(query.filters.text ?? '')
  const text = terms.length === 0 ? null : await textFilter(run, terms)
  const [page = [], [counts] = []] = await run(calendarStatements(query, text))
  return {
    editionIds: page.map((row) => Number(row.id)),
    total: Number(counts?.total ?? 0),
    races: Number(counts?.races ?? 0),
  }
}

async function textFilter(run: RunStatements, terms: Term[]): Promise<TextFilter> {
  const exact = await firstReading(run, [terms])
  return (
    exact ??
    (await firstReading(run, await corrections(run, terms))) ?? { kind: 'rows', json: '[]' }
  )
}

/** The filter of the first reading that any event matches, or null. */
async function firstReading(run: RunStatements, readings: Term[][]): Promise<TextFilter | null> {
  if (readings.length === 0) return null
  const answers = await run(readings.map(probeStatement))
  const index = answers.findIndex(([row]) => Number(row?.total) > 0)
  const row = answers[index]?.[0]
  if (row === undefined) return null
  if (Number(row.total) <= handedOn) return { kind: 'rows', json: String(row.ids) }
  const terms = readings[index] ?? []
  return {
    kind: 'query',
    sql: (add) => {
      const match = add(fullExpression(terms))
      return eventRowsSql(terms, match, fullIsExact(terms) ? [] : matchParams(terms).map(add))
    },
  }
}

/** Rows of the events with every term, at most one more than are handed on. */
export function probeStatement(terms: Term[]): Statement {
  const words = matchParams(terms)
  const sql = eventRowsSql(
    terms,
    '?1',
    words.map((_, index) => `?${index + 2}`),
  )
  return {
    sql: `SELECT count(*) AS total, json_group_array(id) AS ids FROM (${sql} LIMIT ${handedOn + 1})`,
    params: [fullExpression(terms), ...(fullIsExact(terms) ? [] : words)],
  }
}

/** SQL of the rows of events that have every term. Bound names: the FTS expression, then the terms. */
function eventRowsSql(terms: Term[], match: string, words: string[]): string {
  if (fullIsExact(terms))
    return `SELECT rowid AS id FROM search_fts WHERE search_fts MATCH ${match}`
  const first = Number(words[0]?.slice(1) ?? 0)
  return `SELECT e.id FROM search_fts f CROSS JOIN search_event e ON e.id = f.rowid
    WHERE f.search_fts MATCH ${match} AND ${matchConditions('e.words', terms, first)}`
}
