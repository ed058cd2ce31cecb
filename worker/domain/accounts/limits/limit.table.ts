import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How often something was done in a span of time; exact, where the edge's limiter is a sieve. */
export const turnCount = sqliteTable(
  'turn_count',
  {
    /** What is counted, and the hash of for whom: "forgot-hour/9c1f…". */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** ISO instant at which counting begins anew. */
    until: text().notNull(),
  },
  (table) => [index('turn_count_until').on(table.until)],
)
