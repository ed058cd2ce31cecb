import { countFacets } from './columns/facets.ts'
import { findClusters } from './columns/clusters.ts'
import { compile, type Criteria } from './columns/criteria.ts'
import { findDays } from './columns/days.ts'
import { findPage } from './columns/find.ts'
import { scan, type Scanned } from './columns/scan.ts'
import { columnsOf, monthsStatement } from './columns/store.ts'
import type {
  Cluster,
  ClusterQuery,
  DayResult,
  DaysQuery,
  SearchFilters,
  SearchQuery,
  SearchResult,
} from '../engine.ts'
import { dayNumber, maximumId } from './keys.ts'
import { fullExpression, fullIsExact, matchConditions, matchParams } from './suggest/match.ts'
import type { RunStatements, SqlRow, Statement } from './statement.ts'
import { parseTerms, type Term } from './suggest/terms.ts'
import { corrections } from './suggest/typo.ts'

interface Prepared {
  months: Scanned[]
  criteria: Criteria
}

/**
 * The columns of the months a question is about, and its filters. One round trip; one more where this isolate does not
 * have a month yet, and up to two more for the corrections of a text that no event matches.
 * @param days ISO dates the question reaches back to
 */
async function prepare(
  run: RunStatements,
  filters: SearchFilters,
  today: string,
  days: readonly string[] = [],
): Promise<Prepared> {
  const first = [filters.from, filters.also?.from ?? filters.from, today, ...days].toSorted()[0]
  const months = monthsStatement(dayNumber(first ?? today))
  // A text without a letter or digit filters nothing.
  const terms = parseTerms(filters.text ?? '')
  const isText = terms.length > 0
  const [rows = [], texts = []] = await run(isText ? [months, textStatement(terms)] : [months])
  const columns = await columnsOf(run, rows)
  const found = isText ? (eventsIn(texts) ?? (await corrected(run, terms))) : null
  const criteria = compile(filters, found, today)
  return { months: scan(columns, criteria), criteria }
}

/** Editions of a calendar page, exact counts, and those of every option where they are asked for. */
export async function searchCalendar(
  run: RunStatements,
  query: SearchQuery,
): Promise<SearchResult> {
  const { filters, today } = query
  const ranges = [...(query.ranges?.values() ?? [])].map(({ from }) => from)
  const { months, criteria } = await prepare(run, filters, today, ranges)
  return {
    ...findPage(months, criteria, query),
    facets: query.facets === true ? countFacets(months, criteria, query) : null,
  }
}

export async function clusterCalendar(run: RunStatements, query: ClusterQuery): Promise<Cluster[]> {
  const { filters, today, box, zoom } = query
  const { months } = await prepare(run, { ...filters, box: undefined }, today)
  return findClusters(months, box, zoom)
}

export async function calendarDays(run: RunStatements, query: DaysQuery): Promise<DayResult[]> {
  const { filters, today, from, to } = query
  const { months } = await prepare(run, { ...filters, from, to }, today)
  return findDays(months, query)
}

/** The events of the first correction that any event matches; none where there is none. */
async function corrected(run: RunStatements, terms: Term[]): Promise<Uint8Array> {
  const readings = await corrections(run, terms)
  const answers = readings.length === 0 ? [] : await run(readings.map(textStatement))
  for (const rows of answers) {
    const found = eventsIn(rows)
    if (found !== null) return found
  }
  return new Uint8Array()
}

/** Null where the text found nothing. */
function eventsIn([row]: readonly SqlRow[]): Uint8Array | null {
  if (row === undefined || Number(row.events) === 0) return null
  const found = new Uint8Array(Number(row.last) + 1)
  const ids: unknown = JSON.parse(String(row.ids))
  if (Array.isArray(ids)) for (const id of ids) found[Number(id)] = 1
  return found
}

/** How many events have every term, their ids as a JSON array, and the greatest of them. */
function textStatement(terms: Term[]): Statement {
  const words = matchParams(terms)
  const sql = eventRowsSql(
    terms,
    '?1',
    words.map((_, index) => `?${index + 2}`),
  )
  return {
    sql: `SELECT count(*) AS events, max(event) AS last, json_group_array(event) AS ids
      FROM (SELECT id & ${maximumId} AS event FROM (${sql}))`,
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
