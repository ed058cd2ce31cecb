/**
 * Measures the calendar's columns by size of the catalogue, without a database: size, CPU time of the first query and of
 * queries with counts of all options. `node --max-old-space-size=6000 test/bench/calendar-engine.ts [sizes…]`.
 */
import {
  packColumns,
  tokenOfParts,
} from '../../worker/search/embedded/calendar/columns/pack-columns.ts'
import { monthNumber } from '../../worker/search/embedded/calendar/columns/month-number.ts'
import { queryPage } from '../../worker/search/embedded/calendar/query-calendar.ts'
import type { RunStatements } from '../../worker/search/embedded/statement.ts'
import type { SearchFilters } from '../../worker/search/port/filters.ts'
import { calendarEditions, calendarToday, type SortedEdition } from './calendar-documents.ts'
import { calendarQueries } from './calendar-queries.ts'
import { percentile } from './statistics.ts'

const queriesEach = 60

/** Answers the engine's two statements from memory. */
function packedMonths(events: number): { run: RunStatements; megabytes: number } {
  const months = new Map<number, SortedEdition[]>()
  for (const edition of calendarEditions(events)) {
    const month = monthNumber(edition.row.day)
    const list = months.get(month) ?? []
    list.push(edition)
    months.set(month, list)
  }
  const payloads = new Map<number, string>()
  let bytes = 0
  for (const [month, editions] of [...months].toSorted(([a], [b]) => a - b)) {
    const rows = editions.toSorted((a, b) => a.sort - b.sort).map(({ row }) => row)
    const packed = packColumns(rows)
    bytes += packed.length
    payloads.set(month, packed.toBase64())
    months.delete(month)
  }
  const states = [...payloads].map(([month, payload]) => ({
    month,
    // Columns are cached by the token, so each month has its own.
    token: `${tokenOfParts(Math.ceil(payload.length / 1_000_000))}${events}-${month}`,
    stale: 0,
  }))
  return {
    megabytes: bytes / 1e6,
    run: async (statements) =>
      statements.map(({ sql, params }) =>
        sql.includes('FROM calendar_month')
          ? states
          : [{ payload: payloads.get(Number(params[0])) ?? '' }],
      ),
  }
}

/** Milliseconds of CPU, which other processes on the machine change less than the time that passes. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function measure(events: number): Promise<Record<string, number>> {
  const { run, megabytes } = packedMonths(events)
  const source = { run, now: Date.parse(calendarToday) }
  const ranges = new Map([['weekend', { from: calendarToday, to: '2026-11-22' }]])
  const query = (filters: SearchFilters) =>
    queryPage(source, {
      filters,
      today: calendarToday,
      limit: 100,
      offset: 0,
      facets: true,
      ranges,
    })
  const figures: Record<string, number> = { MB: megabytes }
  figures['first ms'] = await cpuOf(() => query({ from: calendarToday }))
  for (const filters of calendarQueries(10, 2)) await query(filters)
  for (const filtersEach of [0, 1, 3]) {
    const times: number[] = []
    for (const filters of calendarQueries(queriesEach, filtersEach))
      times.push(await cpuOf(() => query(filters)))
    for (const share of [0.5, 0.95])
      figures[`${filtersEach} filters p${share * 100} ms`] = percentile(times, share)
  }
  return figures
}

const sizes = process.argv.slice(2).map(Number)
for (const events of sizes.length > 0 ? sizes : [20_000, 100_000])
  console.log(`${events.toLocaleString('en')} events`, await measure(events))
