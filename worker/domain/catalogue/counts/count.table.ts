import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Counts of upcoming races and editions, computed after each change of the catalogue (refresh-counts.ts), so that no page
 * scans a whole table. `kind` defines the meaning of `key`: all '', country 'DE', sport 'run', group 'run', week '2026-11-16/run'
 * (Monday and hue), weekend '2026-11-20' (its Friday), distance 'run/5k', sport-country 'run/DE', sport-week
 * 'run/2026-11-16', sport-square 'run/49508' (a number of cell-of.ts), sport-length 'run/21.1' (kilometres of
 * sport-lengths.ts), the last four also for groups: group-country; editions only: confirmed '', opening ''. While counts are
 * computed, theirs and those of highlights have the prefix 'next:', and 'next-steps' has the state. Rows that state no count are
 * in count-state.ts.
 */
export const catalogueCount = sqliteTable(
  'catalogue_count',
  {
    kind: text().notNull(),
    key: text().notNull(),
    races: integer().notNull(),
    editions: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.key] }),
    index('catalogue_count_empty')
      .on(t.kind)
      .where(sql`${t.races} = 0 AND ${t.editions} = 0`),
  ],
)

/**
 * Editions selected for a list. By weight: kind 'weekend' (key: its Friday), and with the key '' 'pick', 'confirmed' (dates
 * that the organisers have announced) and 'opening' (sign-ups that have not opened). By their longest race or its climb:
 * 'sport-longest' and 'sport-climb' (key: the sport), 'group-longest' and 'group-climb'.
 */
export const highlight = sqliteTable(
  'highlight',
  {
    kind: text().notNull(),
    key: text().notNull(),
    ordinal: integer().notNull(),
    editionId: integer('edition_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key, t.ordinal] })],
)
