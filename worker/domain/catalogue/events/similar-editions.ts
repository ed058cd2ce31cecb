import { sql, type SQL } from 'drizzle-orm'
import { similarEventsLimit } from '../../../../src/model/values/limits.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'

/**
 * Statement for up to six upcoming editions of similar events: from its one-degree square and the eight around it, and
 * of the same sport around the same date. Distance, days apart and another sport worsen the rank, weight improves it.
 * @param self statement for `id`, `lat`, `lon` and `cell` of the event, `sport` and `date` of its edition
 * @param today ISO date
 */
export function similarEditions(self: SQL, today: string): SQL {
  return sql`
    WITH me AS (SELECT id, lat, lon, cell, sport, max(date, ${today}) AS date FROM (${self})),
    around AS (SELECT cell / 360 + dy.value AS band, (cell % 360 + dx.value + 360) % 360 AS column
      FROM me, json_each('[-1,0,1]') dy, json_each('[-1,0,1]') dx),
    near AS (SELECT ev.id FROM around JOIN event ev ON ev.cell = around.band * 360 + around.column LIMIT 200),
    candidate AS (
      SELECT e.id FROM near JOIN edition e ON e.event_id = near.id WHERE e.date >= ${today}
      UNION
      SELECT * FROM (SELECT e.id FROM me JOIN edition e ON e.sport = me.sport AND e.date >= me.date ORDER BY e.date LIMIT 24)
      UNION
      SELECT * FROM (SELECT e.id FROM me JOIN edition e ON e.sport = me.sport AND e.date < me.date AND e.date >= ${today} ORDER BY e.date DESC LIMIT 24)),
    scored AS (SELECT e.id, e.event_id,
      min(40, 111 * sqrt((ev.lat - me.lat) * (ev.lat - me.lat) + pow(min(abs(ev.lon - me.lon), 360 - abs(ev.lon - me.lon)) * cos(radians(me.lat)), 2)) / 50)
      + min(12, abs(julianday(e.date) - julianday(me.date)) / 14)
      + (e.sport <> me.sport) * 6 - ev.weight / 50.0 AS score
      FROM candidate JOIN edition e ON e.id = candidate.id JOIN event ev ON ev.id = e.event_id, me
      WHERE e.event_id <> me.id AND e.date >= ${today}
        AND ${sql.raw(takesPlaceSql)})
    SELECT id, min(score) FROM scored GROUP BY event_id ORDER BY 2 LIMIT ${similarEventsLimit}`
}
