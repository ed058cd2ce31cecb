import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Runs of emails to many readers. Each step writes its emails and the cursor in one batch, so a run can stop anywhere. */
export const mailing = sqliteTable(
  'mailing',
  {
    /**
     * `alerts`, `start-list`, `searches` and the `search-emails` that follow from it, or `dated-news` for the days on which
     * known dates were looked at.
     */
    name: text().notNull(),
    /** ISO date (UTC). */
    day: text().notNull(),
    /** Key of the last reader, or the last query, that was handled; '' at the start. */
    cursor: text().notNull().default(''),
    /** Alerts and searches: ids of event_news; the run announces those above the first, up to the last. */
    firstNews: integer('first_news').notNull().default(0),
    lastNews: integer('last_news').notNull().default(0),
    /** ISO instant; null while it runs. */
    finishedAt: text('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
)
