import { DatabaseSync } from 'node:sqlite'
import { migrationStatements } from './migrations.ts'
import { d1Limits, sqliteClient } from './sqlite-server.ts'

const limits = { limits: d1Limits }

let tables: Uint8Array | null = null

/** The bytes of a database with all migrations applied. */
function migrated(): Uint8Array {
  const db = new DatabaseSync(':memory:')
  for (const statement of migrationStatements()) db.exec(statement)
  return db.serialize()
}

/** A new database in this process, with all migrations applied. Closing it frees nothing: the last reference does. */
export function openSqlite(options: { migrated: boolean } = { migrated: true }) {
  const db = new DatabaseSync(':memory:', limits)
  if (options.migrated) {
    tables ??= migrated()
    db.deserialize(tables)
  }
  return { db: sqliteClient(db), close: async () => {} }
}

/** The database in a file, which outlives it. Nothing else may have it open. */
export function openSqliteFile(file: string) {
  const db = new DatabaseSync(file, limits)
  // A copy for one test need not outlast a loss of power.
  db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF')
  return { db: sqliteClient(db), close: async () => db.close() }
}
