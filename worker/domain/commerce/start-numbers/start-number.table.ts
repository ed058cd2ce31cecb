import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { edition } from '../../catalogue/editions/edition.table.ts'
import { race } from '../../catalogue/races/race.table.ts'
import { entry } from '../orders/purchase.table.ts'

/**
 * Start numbers of an edition that are given or held back. The keys allow a number once in its edition, and one number for a place
 * (docs/decisions/0106-start-numbers.md). Rows are written by the statements of this folder alone.
 */
export const startNumber = sqliteTable(
  'start_number',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => edition.id),
    number: integer().notNull(),
    /** Place that has it; null for a number that is held back, so that it is given by hand alone. */
    entryId: integer('entry_id').references(() => entry.id),
    /** ISO instant. */
    at: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.editionId, t.number] }),
    unique('start_number_entry').on(t.entryId),
    check('start_number_range', sql`${t.number} BETWEEN 1 AND 99999`),
  ],
)

/** Numbers from which the places of a race get theirs. Ranges of an edition share no number. */
export const numberRange = sqliteTable(
  'number_range',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => edition.id),
    first: integer().notNull(),
    last: integer().notNull(),
    raceId: integer('race_id')
      .notNull()
      .references(() => race.id),
  },
  (t) => [
    primaryKey({ columns: [t.editionId, t.first] }),
    check('number_range_order', sql`${t.first} BETWEEN 1 AND ${t.last} AND ${t.last} <= 99999`),
  ],
)
