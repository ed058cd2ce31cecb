import type { Autocomplete, CalendarEngine, SearchIndex } from '../port/engine.ts'
import { queryClusters, queryDays, queryPage } from './calendar/query-calendar.ts'
import { indexDocuments, removeEvents } from './indexing/index-documents.ts'
import { mergeScattered, optimiseIndex } from './indexing/optimise-index.ts'
import { packMonths } from './indexing/pack-months.ts'
import type { RunStatements, SqlRow } from './statement.ts'
import { suggest } from './suggest/suggest.ts'

/** The engine of suggestions and of the calendar in the catalogue's own database. */
export interface EmbeddedEngine extends Autocomplete, CalendarEngine, SearchIndex {
  /**
   * Packs the calendar of written documents for fast reading, and merges a part of a full-text index that many small
   * writes left in segments. Call it after each batch of writes; until then queries are exact, but slower.
   */
  prepare(): Promise<void>
  /** `prepare`, but merges each full-text index as a whole. Call it after a load. */
  optimise(): Promise<void>
}

/**
 * Search engine on the tables of migrations/0001_search.sql and 0003_calendar.sql.
 * @param now decides which editions have ended
 */
export function createEmbeddedEngine(run: RunStatements, now: () => Date): EmbeddedEngine {
  const source = () => ({ run, now: now().getTime() })
  return {
    suggest: (query) => suggest(run, query, now().getTime()),
    search: (query) => queryPage(source(), query),
    clusters: (query) => queryClusters(source(), query),
    days: (query) => queryDays(source(), query),
    put: (documents) => indexDocuments(run, documents, now().getTime()),
    remove: (eventIds) => removeEvents(run, eventIds),
    prepare: async () => {
      await packMonths(run)
      await mergeScattered(run)
    },
    optimise: () => optimiseIndex(run),
  }
}

export function runOnD1(db: D1Database): RunStatements {
  return async (statements) => {
    const prepared = statements.map(({ sql, params }) => db.prepare(sql).bind(...params))
    const [only] = prepared
    if (only === undefined) return []
    // A batch costs a transaction, which a single statement does not need.
    if (prepared.length === 1) return [(await only.all<SqlRow>()).results]
    return (await db.batch<SqlRow>(prepared)).map((result) => result.results)
  }
}
