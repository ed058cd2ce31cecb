import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './client.ts'
import { prepare } from './prepare.ts'

/** Statement for the start of a batch, which fails with all of the batch unless the condition holds. */
export const requireCondition = (db: Database, condition: SQL): D1PreparedStatement =>
  // D1 has no statement that only raises an error; `json` raises one for a text that is no JSON.
  prepare(db, sql`SELECT json(CASE WHEN ${condition} THEN '0' ELSE 'condition failed' END)`)

/** True if a batch failed because of `requireCondition`. */
export const isFailedCondition = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('malformed JSON') || isFailedCondition(error.cause))
