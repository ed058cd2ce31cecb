import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { RunStatements, SqlRow, SqlValue } from '../../worker/search/embedded/statement.ts'

export interface TimedDatabase {
  run: RunStatements
  /** Milliseconds that SQLite has spent on statements since the last call, by SQL text. */
  takeTimes: () => Map<string, number>
}

/** Runs the engine's statements on a SQLite file in this process and measures SQLite alone. */
export function openTimed(file: string, pragmas = 'PRAGMA cache_size = -65536'): TimedDatabase {
  const db = new DatabaseSync(file)
  db.exec(pragmas)
  const prepared = new Map<string, StatementSync>()
  let times = new Map<string, number>()
  return {
    run: async (statements) => {
      const writes = statements.some(({ sql }) => !/^\s*SELECT/.test(sql))
      if (writes) db.exec('BEGIN')
      const responses = statements.map(({ sql, params }) => {
        const statement = prepared.get(sql) ?? db.prepare(sql)
        prepared.set(sql, statement)
        const start = performance.now()
        const rows = statement.all(...params)
        times.set(sql, (times.get(sql) ?? 0) + performance.now() - start)
        return rows.map(sqlRow)
      })
      if (writes) db.exec('COMMIT')
      return responses
    },
    takeTimes: () => {
      const taken = times
      times = new Map()
      return taken
    },
  }
}

function sqlRow(row: Record<string, unknown>): SqlRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]): [string, SqlValue] => [
      column,
      typeof value === 'string' || typeof value === 'number' ? value : null,
    ]),
  )
}
