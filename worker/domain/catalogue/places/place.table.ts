import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** A city or town of the gazetteer. The id is the GeoNames id; negative for a place GeoNames does not list. */
export const city = sqliteTable(
  'city',
  {
    id: integer().primaryKey(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    /** ASCII, unique within its country; the last segment of a calendar path. */
    slug: text().notNull(),
    name: text().notNull(),
    /** English name of the first-level region, '' if unknown. */
    region: text().notNull(),
    /** Degrees, WGS 84. */
    lat: real().notNull(),
    lon: real().notNull(),
    population: integer().notNull(),
    /** IANA zone. */
    zone: text().notNull(),
    /** JSON object, locale → name, without names equal to `name`. */
    names: text().notNull(),
  },
  (t) => [
    uniqueIndex('city_country_slug').on(t.country, t.slug),
    index('city_population').on(t.population),
    index('city_lat').on(t.lat),
  ],
)
