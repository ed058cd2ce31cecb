import { CatalogueError } from '../catalogue/read-catalogue.ts'

/**
 * Whether a catalogue may go into the database: true when it is empty, false when it holds one.
 * @throws CatalogueError when an earlier load was stopped half way, which no later one can mend
 */
export async function isEmptyDatabase(db: D1Database): Promise<boolean> {
  const [cities, events, finished] = await db.batch<{ n: number }>([
    db.prepare('SELECT count(*) AS n FROM city'),
    db.prepare('SELECT count(*) AS n FROM event'),
    db.prepare(`SELECT count(*) AS n FROM catalogue_count WHERE kind = 'worked-out'`),
  ])
  const rows = (answer: D1Result<{ n: number }> | undefined) => answer?.results[0]?.n ?? 0
  if (rows(cities) === 0 && rows(events) === 0) return true
  if (rows(finished) > 0) return false
  throw new CatalogueError(
    'An earlier load of the catalogue was stopped half way. Remove the database (locally: the folder .wrangler/state) and start again.',
  )
}
