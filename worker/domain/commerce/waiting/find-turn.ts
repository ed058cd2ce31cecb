import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { turnStates } from '../../../../src/model/orders/waiting-states.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { isHeld } from '../capacity/change-takes.ts'

/** Columns of `turnQuery`. */
export const turnColumns = {
  id: v.number(),
  raceId: v.number(),
  editionId: v.number(),
  size: v.number(),
  state: v.picklist(turnStates),
  /** Groups before it, and itself; null unless it waits. */
  position: v.nullable(v.number()),
  /** Order that holds the offered places, and the ISO instant at which the offer ends; null without an offer. */
  orderId: v.nullable(v.string()),
  until: v.nullable(v.string()),
}

const rows = v.array(v.object(turnColumns))

/** A group's turn in the line for places of a race. */
export type Turn = v.InferOutput<typeof rows>[number]

/** An offer `w` counts until its hold ends, whether or not that was recorded. */
const state = (now: Date): SQL =>
  sql`CASE WHEN w.state = 'offered' AND NOT ${isHeld(sql`w.order_id`, now)} THEN 'passed' ELSE w.state END`

/** Query for the turns `w` of a condition. */
export const turnQuery = (which: SQL, now: Date): SQL =>
  sql`SELECT w.id, w.race_id AS "raceId", r.edition_id AS "editionId", w.size, ${state(now)} AS state,
      CASE w.state WHEN 'waiting' THEN (SELECT count(*) FROM waiting b
        WHERE b.race_id = w.race_id AND b.state = 'waiting' AND b.turn <= w.turn) END AS position,
      w.order_id AS "orderId", CASE w.state WHEN 'offered' THEN (SELECT max(until) FROM take
        WHERE order_id = w.order_id AND state = 'held') END AS until
    FROM waiting w JOIN race r ON r.id = w.race_id WHERE ${which}`

/** The turn at an address; null if there is none. */
export async function findTurn(db: Database, token: string, now: Date): Promise<Turn | null> {
  const which = sql`w.token_hash = ${await sha256(token)}`
  const { results } = await prepare(db, turnQuery(which, now)).all()
  return v.parse(rows, results)[0] ?? null
}
