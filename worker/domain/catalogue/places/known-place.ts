import { sql } from 'drizzle-orm'

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
