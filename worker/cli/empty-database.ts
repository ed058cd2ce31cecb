import { CatalogueError } from '../catalogue/read-catalogue.ts'

/**
 * `partial`: an earlier load was stopped while it wrote records. `unindexed`: all records are written, and the index or the
 * counts made from them are not complete.
 */
type DatabaseState = 'empty' | 'partial' | 'unindexed' | 'filled'

/** State of the catalogue in a database. */
export async function databaseState(db: D1Database): Promise<DatabaseState> {
  const [cities, events, finished, queued, indexed] = await db.batch<{ n: number }>([
    db.prepare('SELECT count(*) AS n FROM city'),
    db.prepare('SELECT count(*) AS n FROM event'),
    db.prepare(`SELECT count(*) AS n FROM catalogue_count WHERE kind = 'worked-out'`),
    // Events are queued when the last record is written, and taken out as they are indexed.
    db.prepare('SELECT count(*) AS n FROM (SELECT 1 FROM search_outbox LIMIT 1)'),
    db.prepare('SELECT count(*) AS n FROM (SELECT 1 FROM search_event LIMIT 1)'),
  ])
  const rows = (answer: D1Result<{ n: number }> | undefined) => answer?.results[0]?.n ?? 0
  if (rows(cities) === 0 && rows(events) === 0) return 'empty'
  if (rows(finished) > 0) return 'filled'
  if (rows(queued) > 0 || rows(indexed) > 0) return 'unindexed'
  return 'partial'
}

/** The error of a command that cannot complete the records of a partial load. */
export const partialLoad = (): CatalogueError =>
  new CatalogueError(
    'An earlier load of the catalogue was interrupted. Remove the database (locally: the folder .wrangler/state) and start again.',
  )
