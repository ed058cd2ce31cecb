import { getTableColumns, is, sql, SQL, type InferInsertModel } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Values or expressions by column; columns that may be missing get their default, or NULL. */
export type RowValues<T extends SQLiteTable> = {
  [K in keyof InferInsertModel<T>]: InferInsertModel<T>[K] | SQL
}

/**
 * Query for `db.insert(table).select(…)`, which takes columns by their position only.
 * @param rest tables and condition: `FROM … WHERE …`
 */
export function selectRow<T extends SQLiteTable>(table: T, values: RowValues<T>, rest: SQL): SQL {
  const given = new Map<string, unknown>(Object.entries(values))
  const expressions = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given.get(name)
    if (value === undefined && column.default === undefined) return sql`NULL`
    const stated = value === undefined ? column.default : value
    if (stated === null) return sql`NULL`
    return is(stated, SQL) ? stated : sql.param(stated, column)
  })
  return sql`SELECT ${sql.join(expressions, sql`, `)} ${rest}`
}
