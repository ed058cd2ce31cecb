import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organiser } from '../organisers/organiser.table.ts'
import { city } from '../places/place.table.ts'

/** A recurring event (spec §3); each year's is an edition. */
export const event = sqliteTable(
  'event',
  {
    id: integer().primaryKey(),
    /** Without a year; the last segment of the event's address. */
    permalink: text().notNull().unique(),
    name: text().notNull(),
    /** Locale of `name`, or a BCP 47 tag outside the 17. */
    nameLanguage: text('name_language').notNull(),
    organiserId: integer('organiser_id').references(() => organiser.id),
    cityId: integer('city_id')
      .notNull()
      .references(() => city.id),
    /** Town as its organiser writes it if it is no city of the gazetteer; `cityId` is then the nearest city. */
    town: text(),
    venue: text(),
    /** JSON object, locale → name of the venue. */
    venueNames: text('venue_names').notNull().default('{}'),
    lat: real().notNull(),
    lon: real().notNull(),
    /** One-degree square of the place, for finding neighbours (cell-of.ts). */
    cell: integer().notNull(),
    url: text(),
    facebook: text(),
    instagram: text(),
    twitter: text(),
    youtube: text(),
    contactEmail: text('contact_email'),
    /** JSON array of the pages at which groups of facts can be checked (stored-sources.ts). */
    sources: text().notNull().default('[]'),
    /** URL of the first source, and '': no longer read, replaced by `sources` (docs/decisions/0015). */
    sourceUrl: text('source_url').notNull(),
    checkedOn: text('checked_on').notNull(),
    /** Year of the first edition. */
    since: integer(),
    /** JSON of the usual date (model/usual-date.ts); null without one. */
    usualDate: text('usual_date'),
    /** Editorial weight for ranking, 1 to 100; never shown. */
    weight: integer().notNull(),
    /** Mean of the approved reviews, 1 to 5; null without any. */
    rating: real(),
    /** Number of the approved reviews. */
    reviewCount: integer('review_count').notNull().default(0),
    /** ISO instant of the last change, for sitemaps. */
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [
    index('event_city').on(t.cityId),
    index('event_cell').on(t.cell),
    index('event_organiser').on(t.organiserId),
    index('event_url').on(t.url),
    index('event_updated').on(t.updatedAt),
  ],
)

/** Texts of an event in one language. Lookup falls back: exact, language, English, any. */
export const eventText = sqliteTable(
  'event_text',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    locale: text().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.locale] })],
)

/** Texts of the event page in one language; `kind` is an EventTextKind of src/model/schemas/event/event-facts.ts. */
export const eventPageText = sqliteTable(
  'event_page_text',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    kind: text().notNull(),
    locale: text().notNull(),
    /** Plain text of several lines. */
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.kind, t.locale] })],
)
