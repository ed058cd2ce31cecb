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
  for (const statement of migrationStatements()) await db.prepare(statement).run()
  return { db, close: () => miniflare.dispose() }
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
