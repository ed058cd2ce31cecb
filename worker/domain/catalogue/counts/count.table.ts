import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Counts of upcoming races and editions, computed after each change of the catalogue (refresh-counts.ts), so that no page
 * scans a whole table. `kind` defines the meaning of `key`: all '', country 'DE', sport 'run', group 'run', week '2026-11-16/run'
 * (Monday and hue), weekend '2026-11-20' (its Friday), distance 'run/5k', sport-country 'run/DE', sport-month
 * 'run/2027-05', group-country, group-month; editions only: confirmed '', opening ''.
 */
export const catalogueCount = sqliteTable(
  'catalogue_count',
  {
    kind: text().notNull(),
    key: text().notNull(),
    races: integer().notNull(),
    editions: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
)

/**
 * Editions selected by weight for a list: kind 'weekend' (key: its Friday), and with the key '' 'pick', 'confirmed' (dates
 * that the organisers have announced) and 'opening' (sign-ups that have not opened).
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
