import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { event } from '../events/event.table.ts'
import { city } from '../places/place.table.ts'

/** An event in one year (spec §3). */
export const edition = sqliteTable(
  'edition',
  {
    id: integer().primaryKey(),
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    /** ISO date of the first day, local to the place. */
    date: text().notNull(),
    /** ISO date of the last day; equal to `date` for one day. */
    endDate: text('end_date').notNull(),
    /** False if the date only follows the event's usual date. */
    dateConfirmed: integer('date_confirmed', { mode: 'boolean' }).notNull(),
    /** Sport code of its first race, for lists and colours. */
    sport: integer().notNull(),
    /** One of the 16 statuses of spec §4, or null. */
    status: text(),
    /** JSON objects, locale → text: why the status is as it is, and what happens to entries. */
    statusReason: text('status_reason').notNull().default('{}'),
    entriesNote: text('entries_note').notNull().default('{}'),
    /** Original date of an edition that was moved. */
    previousDate: text('previous_date'),
    cityId: integer('city_id')
      .notNull()
      .references(() => city.id),
    /** Town, place and venue of an edition that is held elsewhere than the event; null for the event's. */
    town: text(),
    lat: real(),
    lon: real(),
    venue: text(),
    /** JSON object, locale → name of `venue`. */
    venueNames: text('venue_names').notNull().default('{}'),
    /** IANA zone of start times. */
    zone: text().notNull(),
    /** UTC offset in minutes with which the last day ends there (worker/time/local-day.ts); 0 for the day of UTC. */
    endOffset: integer('end_offset').notNull().default(0),
    // The columns keep the specification's names; `columnOf` (worker/db/write-records.ts) maps them for rows in bulk.
    signUpStartsOn: text('registration_starts_on'),
    signUpEndsOn: text('registration_ends_on'),
    signUpUrl: text('registration_url'),
    /** Affiliation code of spec §9, disclosed next to the link. */
    signUpProvider: text('registration_provider'),
    /** URL of the page that states the window, and the ISO date on which it was read. */
    signUpSource: text('registration_source'),
    signUpCheckedOn: text('registration_checked_on'),
    maxParticipants: integer('max_participants'),
    /** Number of changes; the SEQUENCE of calendar feeds. */
    version: integer().notNull().default(0),
    /** ISO date on which it was added to the catalogue. */
    addedOn: text('added_on').notNull().default('2026-11-21'),
  },
  (t) => [
    uniqueIndex('edition_event_date').on(t.eventId, t.date),
    index('edition_date').on(t.date),
    index('edition_sport_date').on(t.sport, t.date),
    index('edition_sign_up_url')
      .on(t.signUpUrl)
      .where(sql`${t.signUpUrl} IS NOT NULL`),
    check('edition_end', sql`${t.endDate} >= ${t.date}`),
  ],
)
