import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { edition } from '../editions/edition.table.ts'

/** A race of an edition, the unit of sign-up (spec §3). */
export const race = sqliteTable(
  'race',
  {
    id: integer().primaryKey(),
    editionId: integer('edition_id')
      .notNull()
      .references(() => edition.id),
    ordinal: integer().notNull(),
    /** Sport code of spec §9. */
    sport: integer().notNull(),
    name: text().notNull(),
    /** JSON object, locale → name; `name` is in the event's own language. */
    names: text().notNull().default('{}'),
    acronym: text(),
    /** ISO date and local time (HH:MM) of the start; null if only the edition's date is known. */
    date: text(),
    startTime: text('start_time'),
    venue: text(),
    minTeamMembers: integer('min_number_of_team_members'),
    maxTeamMembers: integer('max_number_of_team_members'),
    minimumAge: integer('minimum_age'),
    maxAge: integer('max_age'),
    maxParticipants: integer('max_participants'),
    /** Sums over the legs, for lists and counts: metres, seconds and metres of climb; null if unknown for a leg. */
    metres: integer(),
    seconds: integer(),
    gainMetres: integer('gain_metres'),
    /** JSON array of the course's profile: pairs of metres from the start and metres above sea level. Null without one. */
    profile: text(),
    /** True if the organiser states that no place is left. */
    soldOut: integer('sold_out', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('race_edition').on(t.editionId, t.ordinal)],
)

/** A leg of a race; a race of one sport has one. Unit codes are those of spec §9. */
export const activity = sqliteTable(
  'activity',
  {
    id: integer().primaryKey(),
    raceId: integer('race_id')
      .notNull()
      .references(() => race.id),
    ordinal: integer().notNull(),
    sport: integer().notNull(),
    /** The organiser's own figure and unit. */
    distance: real(),
    distanceUnitId: integer('distance_unit_id'),
    unknownDistance: integer('unknown_distance', { mode: 'boolean' }).notNull(),
    /** The same in metres (lengths) or seconds (durations), for filters. */
    metres: integer(),
    seconds: integer(),
    elevationGain: real('elevation_gain'),
    elevationGainUnitId: integer('elevation_gain_unit_id'),
    elevationDrop: real('elevation_drop'),
    elevationDropUnitId: integer('elevation_drop_unit_id'),
    maxElevation: real('max_elevation'),
    maxElevationUnitId: integer('max_elevation_unit_id'),
    minElevation: real('min_elevation'),
    minElevationUnitId: integer('min_elevation_unit_id'),
    /** `elevationGain` in metres. */
    gainMetres: integer('gain_metres'),
  },
  (t) => [index('activity_race').on(t.raceId, t.ordinal)],
)

/** A price of a race for a period, in the minor unit of the organiser's currency, and in euro cents for filters. */
export const ticketPrice = sqliteTable(
  'ticket_price',
  {
    id: integer().primaryKey(),
    raceId: integer('race_id')
      .notNull()
      .references(() => race.id),
    minor: integer().notNull().default(0),
    currency: text().notNull(),
    minorEur: integer('minor_eur').notNull().default(0),
    /** The same in the units that are written, for the release before; nothing reads them. */
    amount: real().notNull(),
    amountEur: real('amount_eur').notNull(),
    validFrom: text('valid_from'),
    validUntil: text('valid_until'),
    /** URL of the page that states the price, and the ISO date on which it was read; null if unknown. */
    sourceUrl: text('source_url'),
    checkedOn: text('checked_on'),
  },
  (t) => [index('ticket_price_race').on(t.raceId)],
)
