import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Exact counts of attempts per window; Cloudflare's rate limiter, which runs before, counts approximately. */
export const rateLimitCount = sqliteTable(
  'turn_count',
  {
    /** Action and hash of its subject: "forgot-hour/9c1f…". */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** ISO instant at which the window ends and the count restarts. */
    until: text().notNull(),
  },
  (table) => [index('turn_count_until').on(table.until)],
)
