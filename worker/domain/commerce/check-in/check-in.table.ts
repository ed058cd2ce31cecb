import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { edition } from '../../catalogue/editions/edition.table.ts'
import { entry } from '../orders/purchase.table.ts'

/** A desk of an edition that opens by a link, and sees the races that it serves. */
export const station = sqliteTable(
  'station',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    editionId: integer('edition_id')
      .notNull()
      .references(() => edition.id),
    name: text().notNull(),
    /** JSON of the ids of its races. */
    races: text().notNull(),
    /** SHA-256 of the token in its link, in hex; the token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: text('created_at').notNull(),
    /** ISO instant at which the link ends; brought forward by its organiser. */
    endsAt: text('ends_at').notNull(),
  },
  (t) => [index('station_edition').on(t.editionId)],
)

/** A line of the log of a device at a station. Lines are neither changed nor deleted. */
export const checkIn = sqliteTable(
  'check_in',
  {
    device: text().notNull(),
    /** Number of the line in the log of its device. */
    sequence: integer().notNull(),
    stationId: integer('station_id')
      .notNull()
      .references(() => station.id),
    entryId: integer('entry_id')
      .notNull()
      .references(() => entry.id),
    /** The check-in that the line takes back; null for a check-in. */
    undoesDevice: text('undoes_device'),
    undoesSequence: integer('undoes_sequence'),
    /** Number that was handed out. */
    number: integer(),
    /** ISO instants: by the clock of the device, the same by that of the server, and when the line arrived. */
    deviceAt: text('device_at').notNull(),
    at: text().notNull(),
    receivedAt: text('received_at').notNull(),
    /** `clock` if the time of the device cannot be right. */
    doubt: text({ enum: ['clock'] }),
  },
  (t) => [
    primaryKey({ columns: [t.device, t.sequence] }),
    index('check_in_entry').on(t.entryId),
    index('check_in_station').on(t.stationId),
    check(
      'check_in_undoes',
      sql`(${t.undoesDevice} IS NULL) = (${t.undoesSequence} IS NULL) AND (${t.undoesDevice} IS NULL OR ${t.number} IS NULL)`,
    ),
  ],
)
