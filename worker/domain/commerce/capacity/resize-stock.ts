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

/** True if none of these races would have fewer places than are sold or held at an instant. */
export function placesFit(races: readonly { raceId: number; places: number }[], now: Date): SQL {
  const pairs = JSON.stringify(races.map(({ raceId, places }) => [raceId, places]))
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${pairs}) w
    WHERE ${takenOf(sql`s.race_id = w.value ->> 0 AND s.kind = 'places'`, now)} > w.value ->> 1)`
}

/** Statement that sets the number of places that are held back. */
export const resizePool = (db: Database, { raceId, quantity }: Places): D1PreparedStatement =>
  prepare(
    db,
    sql`INSERT INTO stock (race_id, kind, quantity) SELECT ${raceId}, 'pool', ${quantity}
      WHERE ${quantity} > 0 OR EXISTS (SELECT 1 FROM stock WHERE race_id = ${raceId} AND kind = 'pool')
      ON CONFLICT (race_id, kind, owner_id) DO UPDATE SET quantity = excluded.quantity`,
  )

/** Statement after which a race has no more places than are sold or held; nothing for one that was never sold. */
export const closePlaces = (db: Database, raceId: number, now: Date): D1PreparedStatement =>
  prepare(
    db,
    sql`UPDATE stock SET quantity = iif(kind = 'pool', 0,
        ${takenOf(sql`s.race_id = ${raceId} AND s.kind = 'places'`, now)})
      WHERE race_id = ${raceId} AND kind IN ('places', 'pool')`,
  )

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

/** Kinds of stocks that are the edition's and stand at one of its races: options of extras, and promo codes. */
type OfferKind = 'extra' | 'promo'

/** Stocks `s` of a kind in an edition. */
const offersOf = (kind: OfferKind, editionId: number): SQL =>
  sql`s.kind = ${kind} AND s.race_id IN (SELECT id FROM race WHERE edition_id = ${editionId})`

interface OfferStock {
  kind: OfferKind
  editionId: number
  /** Race at which a new stock stands. */
  raceId: number
  ownerId: number
  quantity: number
}

/** Statement that limits an option of an extra or a code to a number; one of which more is taken ends where it stands. */
export function limitOffer(
  db: Database,
  { kind, editionId, raceId, ownerId, quantity }: OfferStock,
  now: Date,
): D1PreparedStatement {
  const isIt = sql`${offersOf(kind, editionId)} AND s.owner_id = ${ownerId}`
  return prepare(
    db,
    sql`INSERT INTO stock (race_id, kind, owner_id, quantity)
      SELECT coalesce((SELECT s.race_id FROM stock s WHERE ${isIt}), ${raceId}), ${kind}, ${ownerId}, ${quantity}
      WHERE true ON CONFLICT (race_id, kind, owner_id)
        DO UPDATE SET quantity = max(excluded.quantity, ${takenOf(isIt, now)})`,
  )
}

interface Offers {
  kind: OfferKind
  editionId: number
}

/** Statement after which no more can be taken of the stocks of a kind that are not of these owners. */
export const closeOffers = (
  db: Database,
  { kind, editionId }: Offers,
  owners: readonly number[],
  now: Date,
): D1PreparedStatement =>
  prepare(
    db,
    sql`UPDATE stock SET quantity = ${takenOf(sql`s.id = stock.id`, now)}
      WHERE id IN (SELECT s.id FROM stock s WHERE ${offersOf(kind, editionId)}) AND owner_id NOT IN (SELECT value FROM json_each(${JSON.stringify(owners)}))`,
  )

/** True if none of these would have a smaller number than is sold or held at an instant. */
export function offersFit(
  { kind, editionId }: Offers,
  limits: readonly { ownerId: number; quantity: number }[],
  now: Date,
): SQL {
  const pairs = JSON.stringify(limits.map(({ ownerId, quantity }) => [ownerId, quantity]))
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${pairs}) w
    WHERE ${takenOf(sql`${offersOf(kind, editionId)} AND s.owner_id = w.value ->> 0`, now)} > w.value ->> 1)`
}
