import { index, primaryKey, real, sqliteTable, text, integer } from 'drizzle-orm/sqlite-core'
import { race } from '../races/race.table.ts'

/**
 * Prices of races as they were charged, from one change to the next. Only the row of the present day is ever changed
 * (docs/decisions/0078-price-log.md).
 */
export const priceLog = sqliteTable(
  'price_log',
  {
    raceId: integer('race_id')
      .notNull()
      .references(() => race.id),
    currency: text().notNull(),
    /** ISO date from which the price was charged. */
    day: text().notNull(),
    /** Price at the end of that day, and until the next row, in minor units; null if none was charged. */
    minor: integer(),
    /** Lowest price of that day; null if none was charged on it. */
    lowestMinor: integer('lowest_minor'),
    /** The same in the units that are written, for the release before; nothing reads them. */
    amount: real(),
    lowest: real(),
    /** `organiser` for a price that the organiser set here, `observed` for one that was read on a page. */
    basis: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.raceId, t.currency, t.day] }), index('price_log_day').on(t.day)],
)
