import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

/** Number that is sold or held of a stock (`s`) at an instant. */
const takenOf = (which: SQL, now: Date) =>
  sql`(SELECT s.sold + (SELECT coalesce(sum(t.quantity), 0) FROM take t
      WHERE t.stock_id = s.id AND t.state = 'held' AND t.until > ${now.toISOString()})
    FROM stock s WHERE ${which})`

interface Places {
  raceId: number
  quantity: number
}

/**
 * Statements that set the number of a race's places. The second returns the number that is sold or held (`taken`) if the new
 * one is below it, and then the first has changed nothing.
 */
export function resizePlaces(
  db: Database,
  { raceId, quantity }: Places,
  now: Date,
): [D1PreparedStatement, D1PreparedStatement] {
  const taken = takenOf(sql`s.race_id = ${raceId} AND s.kind = 'places'`, now)
  return [
    prepare(
      db,
      sql`INSERT INTO stock (race_id, kind, quantity) VALUES (${raceId}, 'places', ${quantity})
        ON CONFLICT (race_id, kind, owner_id) DO UPDATE SET quantity = excluded.quantity
          WHERE excluded.quantity >= ${taken}`,
    ),
    prepare(db, sql`SELECT ${taken} AS taken WHERE ${taken} > ${quantity}`),
  ]
}

interface Step {
  raceId: number
  /** Query of the step's id. */
  step: SQL
  quantity: number
}

/** Statement that limits a price step to so many places; one that has sold more ends where it stands. */
export const limitStep = (
  db: Database,
  { raceId, step, quantity }: Step,
  now: Date,
): D1PreparedStatement =>
  prepare(
    db,
    sql`INSERT INTO stock (race_id, kind, owner_id, quantity)
      SELECT ${raceId}, 'step', ${step}, ${quantity} WHERE true
      ON CONFLICT (race_id, kind, owner_id) DO UPDATE SET quantity = max(excluded.quantity,
        ${takenOf(sql`s.race_id = ${raceId} AND s.kind = 'step' AND s.owner_id = ${step}`, now)})`,
  )
