import { DatabaseSync } from 'node:sqlite'
import type { RunStatements, SqlRow, SqlValue } from '../../../worker/search/embedded/statement.ts'
import { migrationStatements } from '../../support/open-database.ts'

/** The tables of all migrations in SQLite's memory: a hundred times faster to write than D1, for many small catalogues. */
export function openMemory(): RunStatements {
  const db = new DatabaseSync(':memory:')
  for (const statement of migrationStatements()) db.exec(statement)
  return async (statements) => {
    db.exec('BEGIN')
    try {
      const answers = statements.map(({ sql, params }) =>
        db
          .prepare(sql)
          .all(...params)
          .map(sqlRow),
      )
      db.exec('COMMIT')
      return answers
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
      if (!isValue(value)) throw new TypeError(`a value no search table holds: ${column}`)
      return [column, value]
    }),
  )
}
