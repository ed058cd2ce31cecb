import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * A place of the gazetteer that is too small for a calendar of its own. An event there is listed under the nearest city.
 * The id is the GeoNames id; no city has it.
 */
export const village = sqliteTable(
  'village',
  {
    id: integer().primaryKey(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    /** English name of the first-level region, '' if unknown. */
    region: text().notNull(),
    name: text().notNull(),
    /** Degrees, WGS 84. */
    lat: real().notNull(),
    lon: real().notNull(),
    /** 0 if unknown. */
    population: integer().notNull(),
    /** Square of a quarter of a degree, for finding neighbours (village-cell.ts). */
    cell: integer().notNull(),
  },
  (t) => [index('village_cell').on(t.cell)],
)

/** Names by which a city or village is found: folded by `placeKey`, in any language. */
export const placeName = sqliteTable(
  'place_name',
  {
    key: text().notNull(),
    /** Id of the city or village. */
    place: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.place] }), index('place_name_place').on(t.place)],
)
