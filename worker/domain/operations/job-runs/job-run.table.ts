import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The last run of each scheduled job. */
export const jobRun = sqliteTable('job_run', {
  /** Name of the job. */
  name: text().primaryKey(),
  /** ISO instant of the tick. */
  at: text().notNull(),
  hasFailed: integer({ mode: 'boolean' }).notNull(),
})
