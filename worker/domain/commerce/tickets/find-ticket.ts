import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { TicketState } from '../../../../src/model/tickets/ticket-states.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { isGoodEntrySql } from './is-good-entry.ts'
import type { TicketAddress } from './ticket-address.ts'

const text = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? ''),
)

const rows = v.array(
  v.object({
    orderId: v.string(),
    ordinal: v.number(),
    raceId: v.number(),
    version: v.number(),
    isGood: v.pipe(
      v.number(),
      v.transform((value) => value === 1),
    ),
    isValid: v.pipe(
      v.number(),
      v.transform((value) => value === 1),
    ),
    permalink: v.string(),
    /** First day of the edition. */
    date: v.string(),
    /** Counts the changes of the edition. */
    editionVersion: v.number(),
    givenName: text,
    familyName: text,
    year: text,
    guardian: text,
    startNumber: v.nullable(v.number()),
  }),
)

/** A ticket with its place; the person's texts are empty if they are not stored any more. */
export type FoundTicket = Omit<v.InferOutput<typeof rows>[number], 'isGood' | 'isValid'> & {
  entryId: number
  state: TicketState
}

/** The ticket at an address; null for an order that was never paid. */
export async function findTicket(
  db: Database,
  { entryId, version }: TicketAddress,
): Promise<FoundTicket | null> {
  const { results } = await prepare(
    db,
    sql`SELECT p.id AS "orderId", e.ordinal, e.race_id AS "raceId", e.ticket_version AS version,
        ${sql.raw(isGoodEntrySql)} AS "isGood", e.state = 'valid' AND p.state = 'paid' AS "isValid",
        ev.permalink, d.date, d.version AS "editionVersion",
        t.given_name AS "givenName", t.family_name AS "familyName", t.year, t.guardian,
        (SELECT number FROM start_number WHERE entry_id = e.id) AS "startNumber"
      FROM entry e JOIN purchase p ON p.id = e.order_id JOIN edition d ON d.id = p.sale_id
      JOIN event ev ON ev.id = d.event_id
      LEFT JOIN participant t ON t.order_id = e.order_id AND t.ordinal = e.ordinal
      WHERE e.id = ${entryId} AND p.state IN ('paid', 'refunded') AND e.state <> 'draft'`,
  ).all()
  const [found] = v.parse(rows, results)
  if (found === undefined) return null
  const { isGood, isValid, ...ticket } = found
  // A ticket that was replaced may be another person's by now: nothing of its place is shown.
  const isReplaced = isValid && ticket.version !== version
  const state = isReplaced
    ? 'replaced'
    : isGood
      ? 'good'
      : isValid
        ? 'event-cancelled'
        : 'cancelled'
  return { ...ticket, entryId, state }
}
