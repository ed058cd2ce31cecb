import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A first-level region that a calendar's path can name. Cities refer to it by country and English name. */
export const region = sqliteTable(
  'region',
  {
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    /** In English; what `city.region` holds. */
    name: text().notNull(),
    /** JSON object, locale → name, only where it differs from `name`. */
    names: text().notNull(),
    /** JSON object, locale → word in paths: English always, others where they differ; no city of the country has it. */
    slugs: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.country, t.name] })],
)
