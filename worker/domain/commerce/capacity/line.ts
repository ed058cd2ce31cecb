import { sql, type SQL } from 'drizzle-orm'

/** Rest of a stock `s` at an instant: neither sold nor held. */
const restOf = (at: SQL): SQL =>
  sql`s.quantity - s.sold - (SELECT coalesce(sum(t.quantity), 0) FROM take t
    WHERE t.stock_id = s.id AND t.state = 'held' AND t.until > ${at})`

/** Places of a race that can be sold at an instant: those that are free, as far as its price steps reach. */
export const roomOfRace = (raceId: SQL, at: SQL): SQL =>
  sql`max(0, min(
    coalesce((SELECT ${restOf(at)} FROM stock s WHERE s.race_id = ${raceId} AND s.kind = 'places'), 0),
    (SELECT coalesce(sum(max(0, ${restOf(at)})), 0) FROM price_step p
      JOIN stock s ON s.race_id = p.race_id AND s.kind = 'step' AND s.owner_id = p.id
      WHERE p.race_id = ${raceId} AND (p.valid_until IS NULL OR p.valid_until > ${at}))))`

/** True if a group waits for places of a race. */
export const hasLine = (raceId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM waiting WHERE race_id = ${raceId} AND state = 'waiting')`

/** True if a group waits, and no group before it fits: it keeps its turn, and a smaller one behind it may take what it cannot. */
export const isNextInLine = (waitingId: number, at: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM waiting w WHERE w.id = ${waitingId} AND w.state = 'waiting'
    AND NOT EXISTS (SELECT 1 FROM waiting b WHERE b.race_id = w.race_id AND b.state = 'waiting'
      AND b.turn < w.turn AND b.size <= ${roomOfRace(sql`w.race_id`, at)}))`
