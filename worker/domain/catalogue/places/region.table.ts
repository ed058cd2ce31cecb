import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A first-level region that can be part of a calendar's path. Cities refer to it by country and English name. */
export const region = sqliteTable(
  'region',
  {
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    /** English name, the value of `city.region`. */
    name: text().notNull(),
    /** JSON object, locale → name, without names equal to `name`. */
    names: text().notNull(),
    /** JSON object, locale → slug: always English, other locales if different. No city of the country has the same slug. */
    slugs: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.country, t.name] })],
)
