import { calendarDays, clusterCalendar, searchCalendar } from './calendar.ts'
import type { SearchEngine } from '../engine.ts'
import { putDocuments, removeEvents } from './put/put-documents.ts'
import { runOnD1, type RunStatements } from './statement.ts'
import { suggest } from './suggest/suggest.ts'

/** The time an engine goes by: which edition is the next, and which events have one. */
export type Clock = () => Date

/** The embedded search engine, on the tables of migrations/0001_search.sql. */
export function createD1SearchEngine(db: D1Database, clock: Clock): SearchEngine {
  return createSqlSearchEngine(runOnD1(db), clock)
}

/** The same on anything that runs SQLite statements; the benchmark times them this way. */
export function createSqlSearchEngine(run: RunStatements, clock: Clock): SearchEngine {
  const today = (): string => clock().toISOString().slice(0, 10)
  return {
    suggest: (query) => suggest(run, query, today()),
    search: (query) => searchCalendar(run, query),
    clusters: (query) => clusterCalendar(run, query),
    days: (query) => calendarDays(run, query),
    put: (documents) => putDocuments(run, documents, today()),
    remove: (eventIds) => removeEvents(run, eventIds),
  }
}
