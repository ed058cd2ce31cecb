import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { d1Server } from '../../worker/cli/d1-client.ts'
import { d1In } from './d1-client.ts'
import { isFullMatrix } from './matrix.ts'
import { migrationFiles, migrationStatements } from './migrations.ts'
import { openSqlite, openSqliteFile } from './open-sqlite.ts'
import { databaseFile } from './database-file.ts'

/** Databases of one workerd: an unused one costs nothing, a workerd half a second. */
const perRuntime = 50

interface Runtime {
  miniflare: Miniflare
  /** Names of the databases that have not been opened. */
  unused: string[]
}

/** The workerd of this process; it ends with the process. */
let current: Runtime | null = null

function startRuntime(databases: readonly string[], folder?: string): Miniflare {
  const options = convertV4MiniflareOptions({
    modules: true,
    script: d1Server,
    compatibilityDate: '2026-10-01',
    d1Databases: [...databases],
  })
  const place = folder === undefined ? {} : { resourcePersistencePath: folder }
  return new Miniflare({ ...options, ...place })
}

function takeDatabase(): D1Database {
  if (current === null || current.unused.length === 0) {
    const unused = Array.from({ length: perRuntime }, (_, index) => `DB${index}`)
    current = { miniflare: startRuntime(unused), unused: [...unused] }
  }
  return d1In(current.miniflare, current.unused.pop() ?? '')
}

interface OpenedDatabase {
  db: D1Database
  close: () => Promise<void>
}

/** A new D1 database, with all migrations applied. Closing it frees nothing: its workerd ends with the process. */
export async function openD1({ migrated = true } = {}): Promise<OpenedDatabase> {
  const db = takeDatabase()
  if (migrated) await migrateDatabase(db)
  return { db, close: async () => {} }
}

/**
 * A new database with the results, errors and limits of D1 in this process (sqlite-server.ts), which costs a tenth;
 * with `MATRIX=full` D1 itself.
 */
export async function openDatabase({ migrated = true } = {}): Promise<OpenedDatabase> {
  return isFullMatrix ? await openD1({ migrated }) : openSqlite({ migrated })
}

/** The database of a state folder, as `openDatabase`. Nothing else may have it open. */
export const openState = (state: string): OpenedDatabase =>
  isFullMatrix ? openPersisted(join(state, 'v3')) : openSqliteFile(databaseFile(state))

/** The D1 database in a folder of persisted resources, which outlives it. */
export function openPersisted(folder: string) {
  const miniflare = startRuntime(['DB'], folder)
  return { db: d1In(miniflare, 'DB'), close: () => miniflare.dispose() }
}

/** A D1 database in a folder that outlives it, with all migrations applied. */
export async function openStoredDatabase(folder: string) {
  const opened = openPersisted(folder)
  await migrateDatabase(opened.db)
  return opened
}

/** Applies migrations to an empty database: in one batch, because each call is a request to workerd. */
async function migrateDatabase(db: D1Database, files = migrationFiles()): Promise<void> {
  await db.batch(migrationStatements(files).map((statement) => db.prepare(statement)))
}

/** The table in which wrangler records migrations, as it creates it. */
const recordTable = `CREATE TABLE "d1_migrations"(
\t\tid         INTEGER PRIMARY KEY AUTOINCREMENT,
\t\tname       TEXT UNIQUE,
\t\tapplied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/**
 * Writes a database with migrations applied and recorded to a folder of persisted resources, as `wrangler d1 migrations
 * apply` does: it starts a workerd for each of them, which takes 20 seconds of CPU for all.
 */
export async function writeTables(folder: string, files = migrationFiles()): Promise<void> {
  const { db, close } = openPersisted(folder)
  await migrateDatabase(db, files)
  const record = (file: string) =>
    db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(file)
  await db.batch([db.prepare(recordTable), ...files.map(record)])
  await close()
}
