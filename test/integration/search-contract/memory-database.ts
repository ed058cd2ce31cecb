import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { RunStatements, SqlRow, SqlValue } from '../../../worker/search/embedded/statement.ts'
import { migrationStatements } from '../../support/migrations.ts'

/** All tables in SQLite's memory. Many small catalogues are written a hundred times faster than to D1. */
export function openMemory(): RunStatements {
  const db = new DatabaseSync(':memory:')
  for (const statement of migrationStatements()) db.exec(statement)
  return runOn(db)
}

/** Runs the engine's statements on a database in this process. */
export function runOn(db: DatabaseSync): RunStatements {
  // Preparing a statement takes longer than running it over a small catalogue.
  const prepared = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const statement = prepared.get(sql) ?? db.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  return async (statements) => {
    db.exec('BEGIN')
    try {
      const results = statements.map(({ sql, params }) =>
        prepare(sql)
          .all(...params)
          .map(sqlRow),
      )
      db.exec('COMMIT')
      return results
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    }
  }
}

const isValue = (value: unknown): value is SqlValue =>
  value === null || typeof value === 'string' || typeof value === 'number'

function sqlRow(row: Record<string, unknown>): SqlRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]): [string, SqlValue] => {
      if (!isValue(value))
        throw new TypeError(`column ${column} has a value that is no text, number or null`)
      return [column, value]
    }),
  )
}
