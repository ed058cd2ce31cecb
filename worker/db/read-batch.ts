import type { SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'

const dialect = new SQLiteAsyncDialect()

/**
 * Runs raw statements in one round trip and gives the rows of each, to be checked by the caller. Drizzle's own batch
 * takes query builders only: a raw statement in it crashes, and a join's equal column names overwrite each other.
 */
export async function readBatch(db: Database, statements: readonly SQL[]): Promise<unknown[][]> {
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement)
    return db.$client.prepare(sql).bind(...params)
  })
  const answers = await db.$client.batch(prepared)
  return answers.map((answer) => answer.results)
}
