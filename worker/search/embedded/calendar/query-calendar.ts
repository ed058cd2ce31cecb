import type { Cluster } from '../../../geo/clusters.ts'
import type {
  ClusterQuery,
  DayResult,
  DaysQuery,
  SearchQuery,
  SearchResult,
} from '../../port/calendar.ts'
import type { SearchFilters } from '../../port/filters.ts'
import { dayNumber } from '../ordered-keys.ts'
import type { RunStatements } from '../statement.ts'
import { firstDayAt } from '../../../time/local-day.ts'
import { parseTerms } from '../../text/terms.ts'
import { loadColumns, monthsStatement } from './columns/load-columns.ts'
import { createFacets } from './facets/count-facets.ts'
import { compileFilters, type CompiledFilters } from './filters/compile-filters.ts'
import { scanMonths, type ScannedMonth } from './filters/scan-months.ts'
import { presentAt } from './present.ts'
import { findClusters } from './find-clusters.ts'
import { findDays } from './find-days.ts'
import { eventsOfOtherReading, matchingEvents, matchStatement } from './match-text.ts'
import { createPage } from './find-page.ts'

/** The database, and the instant of the query in milliseconds. */
interface Source {
  run: RunStatements
  now: number
}

interface Scan {
  months: Iterable<ScannedMonth>
  compiled: CompiledFilters
}

/**
 * Loads the months of a query and applies its filters. Takes one round trip; one more if this isolate has not cached a
 * month yet, and up to three more for corrections of a text that no event matches.
 * @param days further ISO dates whose months the query needs
 */
async function scan(
  { run, now }: Source,
  filters: SearchFilters,
  today: string,
  days: readonly string[] = [],
): Promise<Scan> {
  const earliest = [
    filters.from,
    filters.also?.from ?? filters.from,
    firstDayAt(now),
    ...days,
  ].toSorted()[0]
  const months = monthsStatement(dayNumber(earliest ?? today))
  // A text without a letter or digit is no filter.
  const text = filters.text ?? ''
  const terms = parseTerms(text)
  const hasText = terms.length > 0
  const [rows = [], matches = []] = await run(hasText ? [months, matchStatement(terms)] : [months])
  const columns = await loadColumns(run, rows)
  const events = hasText
    ? (matchingEvents(matches) ?? (await eventsOfOtherReading(run, text, terms)))
    : null
  const compiled = compileFilters(filters, events, today, presentAt(now))
  return { months: scanMonths(columns, compiled), compiled }
}

export async function queryPage(source: Source, query: SearchQuery): Promise<SearchResult> {
  const { filters, today } = query
  const ranges = [...(query.ranges?.values() ?? [])].map(({ from }) => from)
  const { months, compiled } = await scan(source, filters, today, ranges)
  const page = createPage(compiled, query)
  const facets = query.facets === true ? createFacets(compiled, query) : null
  for (const month of months) {
    page.add(month)
    facets?.add(month)
  }
  return { ...page.page(), facets: facets?.counts() ?? null }
}

export async function queryClusters(source: Source, query: ClusterQuery): Promise<Cluster[]> {
  const { filters, today, box, zoom } = query
  const { months } = await scan(source, { ...filters, box: undefined }, today)
  return findClusters(months, box, zoom)
}

export async function queryDays(source: Source, query: DaysQuery): Promise<DayResult[]> {
  const { filters, today, from, to } = query
  const { months, compiled } = await scan(source, { ...filters, from, to }, today)
  return findDays(months, query, compiled.present)
}
