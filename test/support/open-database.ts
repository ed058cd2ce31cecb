import { readdirSync, readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

const migrations = new URL('../../migrations/', import.meta.url)

/** A D1 database in Miniflare with all migrations applied, in memory or in a folder that outlives it. */
export async function openDatabase(folder?: string) {
  const options = convertV4MiniflareOptions({
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    compatibilityDate: '2026-10-01',
    d1Databases: ['DB'],
  })
  const place = folder === undefined ? {} : { resourcePersistencePath: folder }
  const miniflare = new Miniflare({ ...options, ...place })
  const db: D1Database = await miniflare.getD1Database('DB')
  await migrateDatabase(db)
  return { db, close: () => miniflare.dispose() }
}

/** Applies all migrations to an empty database: in one batch, because each call is a request to workerd. */
export async function migrateDatabase(db: D1Database): Promise<void> {
  await db.batch(migrationStatements().map((statement) => db.prepare(statement)))
}

export function migrationStatements(): string[] {
  return readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, migrations), 'utf8').split('--> statement-breakpoint'),
    )
    .filter((statement) => statement.trim() !== '')
}
