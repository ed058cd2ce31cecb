import { sql } from 'drizzle-orm'
import * as v from 'valibot'

/** Joins the city `c` or the village `x` of a row `n` of `place_name`; one of them is null. */
export const joinKnownPlace = sql.raw(
  'LEFT JOIN city c ON c.id = n.place LEFT JOIN village x ON x.id = n.place',
)

/** True for a name whose city or village is in the gazetteer. */
export const isKnownPlace = sql.raw('coalesce(c.id, x.id) IS NOT NULL')

/** Its columns, of either kind. */
export const knownPlaceColumns = sql.raw(`n.place AS id, c.id IS NOT NULL AS "isCity",
  coalesce(c.name, x.name) AS name, coalesce(c.region, x.region) AS region, coalesce(c.country, x.country) AS country,
  coalesce(c.lat, x.lat) AS lat, coalesce(c.lon, x.lon) AS lon, coalesce(c.population, x.population) AS population`)

/** Entries of the schema of a row with these columns. */
export const knownPlaceEntries = {
  id: v.number(),
  isCity: v.pipe(
    v.number(),
    v.transform((each) => each === 1),
  ),
  name: v.string(),
  region: v.string(),
  country: v.string(),
  lat: v.number(),
  lon: v.number(),
  population: v.number(),
}
