import { sql } from 'drizzle-orm'

/** Columns with the point of edition `e` of event `ev`: its own, or the event's. */
export const editionPoint = sql.raw(
  'coalesce(e.lat, ev.lat) AS lat, coalesce(e.lon, ev.lon) AS lon',
)

/** Columns with its venue and its names. The event's venue is not that of an edition held elsewhere. */
export const editionVenue =
  sql.raw(`CASE WHEN e.lat IS NULL THEN ev.venue ELSE e.venue END AS venue,
  CASE WHEN e.lat IS NULL THEN ev.venue_names ELSE e.venue_names END AS "venueNames"`)
