import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { d1Client } from '../../worker/cli/d1-client.ts'

/**
 * Limits of D1. Sources: https://developers.cloudflare.com/d1/platform/limits/ and, for those that it does not name,
 * `SqliteDatabase::setupSecurity` of workerd's sqlite.c++.
 */
export const d1Limits = {
  length: 2_200_000,
  sqlLength: 100_000,
  column: 100,
  exprDepth: 100,
  compoundSelect: 5,
  functionArg: 32,
  likePatternLength: 50,
  variableNumber: 100,
  triggerDepth: 10,
}

const constraint = (kind: string): string =>
  `SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_${kind})`

/** Result codes of SQLite, as D1 names them in its errors. */
const codes = new Map([
  [18, 'SQLITE_TOOBIG'],
  [20, 'SQLITE_MISMATCH'],
  [275, constraint('CHECK')],
  [787, constraint('FOREIGNKEY')],
  [1299, constraint('NOTNULL')],
  [1555, constraint('PRIMARYKEY')],
  [1811, constraint('TRIGGER')],
  [2067, constraint('UNIQUE')],
  [3091, constraint('DATATYPE')],
])

interface Bound {
  sql: string
  values: (string | number | boolean | null)[]
}

/** A call of `d1Client`. */
type Request =
  | { call: 'batch'; statements: Bound[] }
  | { call: 'exec'; sql: string }
  | { call: 'run' | 'all'; statement: Bound }
  | { call: 'first'; statement: Bound; options: string[] }
  | { call: 'raw'; statement: Bound; options: { columnNames?: boolean }[] }

const transactions = /^\s*(?:BEGIN|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE|ATTACH|DETACH|VACUUM)\b/iu

/** Number of parameters of a statement: SQLite takes one without a value for NULL, D1 refuses it. */
function parametersOf(sql: string): number {
  let count = 0
  for (const [, number] of sql.replaceAll(/'(?:[^']|'')*'/gu, "''").matchAll(/\?(\d*)/gu))
    count = number === '' ? count + 1 : Math.max(count, Number(number))
  return count
}

/** D1 sends a blob as the list of its bytes, and rounds integers beyond those of JavaScript. */
function inJson(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  return value instanceof Uint8Array ? [...value] : value
}

/**
 * Runs the calls of `d1Client` on a database of Node's SQLite as D1 runs them: the same limits of statements, results and
 * errors.
 */
function serverOf(db: DatabaseSync): (call: Request) => unknown {
  const prepared = new Map<string, { statement: StatementSync; parameters: number }>()
  const bigInts = { readBigInts: true }
  const totals = db.prepare(
    'SELECT total_changes() AS changes, last_insert_rowid() AS row',
    bigInts,
  )
  const count = () => {
    const { changes, row } = totals.get() ?? {}
    return { changes: Number(changes), row: Number(row) }
  }
  const prepare = ({ sql, values }: Bound): StatementSync => {
    if (transactions.test(sql)) throw new Error('To execute a transaction, use a batch.')
    const known = prepared.get(sql) ?? {
      statement: db.prepare(sql, bigInts),
      parameters: parametersOf(sql),
    }
    prepared.set(sql, known)
    if (known.parameters !== values.length)
      throw new Error('Wrong number of parameter bindings for SQL query.')
    return known.statement
  }
  const valuesOf = ({ values }: Bound) =>
    values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
  const all = (bound: Bound) => {
    const before = count().changes
    const results = prepare(bound).all(...valuesOf(bound))
    const { changes, row } = count()
    const meta = { changes: changes - before, last_row_id: row, duration: 0 }
    return { success: true, meta, results }
  }
  const raw = (bound: Bound, columnNames: boolean) => {
    const made = prepare(bound)
    made.setReturnArrays(true)
    try {
      const rows = made.all(...valuesOf(bound))
      return columnNames ? [made.columns().map(({ name }) => name), ...rows] : rows
    } finally {
      made.setReturnArrays(false)
    }
  }
  const first = (bound: Bound, column: string | undefined) => {
    const [row] = all(bound).results
    if (row === undefined) return null
    if (column === undefined) return row
    if (!(column in row)) throw new UnknownColumn(column)
    return row[column]
  }
  const batch = (statements: Bound[]) => {
    if (statements.length === 0) throw new Error('No SQL statements detected.')
    db.exec('BEGIN')
    try {
      const results = statements.map(all)
      db.exec('COMMIT')
      return results
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
  return (call) => {
    switch (call.call) {
      case 'batch':
        return batch(call.statements)
      case 'exec':
        db.exec(call.sql)
        return { count: 1, duration: 0 }
      case 'first':
        return first(call.statement, call.options[0])
      case 'raw':
        return raw(call.statement, call.options[0]?.columnNames === true)
      case 'run':
      case 'all':
        return all(call.statement)
    }
  }
}

/** Asked of a row that has no such column. */
class UnknownColumn extends Error {}

/** The error in the words of D1. */
function faultOf(error: unknown): { message: string; cause: string } {
  if (!(error instanceof Error)) throw error
  const { message } = error
  if (error instanceof UnknownColumn) {
    const cause = 'Column not found'
    return { message: `D1_COLUMN_NOTFOUND: ${cause} (${message})`, cause }
  }
  const code = 'errcode' in error ? `: ${codes.get(Number(error.errcode)) ?? 'SQLITE_ERROR'}` : ''
  return { message: `D1_ERROR: ${message}${code}`, cause: message + code }
}

/** A D1 database in this process, on Node's SQLite. @param db opened with `d1Limits` */
export function sqliteClient(db: DatabaseSync): D1Database {
  const serve = serverOf(db)
  const answer = (ok: boolean, value: unknown) => {
    const text = JSON.stringify(value, inJson)
    return { ok, text: async () => text }
  }
  return d1Client('DB', async (body) => {
    // D1 answers later, so that calls of two requests alternate.
    await new Promise(setImmediate)
    try {
      const call: Request = JSON.parse(body)
      return answer(true, serve(call))
    } catch (error) {
      return answer(false, faultOf(error))
    }
  })
}
