import type { SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'
import { withReusedPlan } from './reused-plan.ts'

const dialect = new SQLiteAsyncDialect()

/** A statement of Drizzle's query builder, or raw SQL of it. */
export type Statement = SQL | { toSQL: () => { sql: string; params: unknown[] } }

/** D1's own statement, so that raw SQL and query builders can share a batch. */
export function prepare({ $client }: Database, statement: Statement): D1PreparedStatement {
  const { sql, params } = 'toSQL' in statement ? statement.toSQL() : dialect.sqlToQuery(statement)
  return $client.prepare(withReusedPlan(sql)).bind(...params)
}
