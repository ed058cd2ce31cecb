import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { answersColumn, textColumn } from '../people/person-columns.ts'

const rows = v.array(
  v.object({
    entry: v.number(),
    number: v.nullable(v.number()),
    race: v.string(),
    /** Place of the race in the edition, from 1. */
    raceOrdinal: v.number(),
    state: v.picklist(['draft', 'valid', 'cancelled']),
    givenName: textColumn,
    familyName: textColumn,
    year: textColumn,
    month: textColumn,
    day: textColumn,
    guardian: textColumn,
    note: textColumn,
    answers: answersColumn,
    email: textColumn,
    orderId: v.string(),
    /** ISO instant; null for an order that waits for its payment. */
    paidAt: v.nullable(v.string()),
  }),
)

/** A place with its person, as files have it. */
export type FiledParticipant = v.InferOutput<typeof rows>[number]

/** Places of a portion. */
const portion = 1_000

/** Places of an edition that are paid, wait for the payment or were given up, in portions, in the order in which they were ordered. */
export async function* readParticipants(
  db: Database,
  editionId: number,
): AsyncGenerator<FiledParticipant[]> {
  let after = 0
  for (;;) {
    const { results } = await prepare(
      db,
      sql`SELECT e.id AS entry, n.number, r.name AS race,
          (SELECT count(*) FROM race b WHERE b.edition_id = r.edition_id AND (b.ordinal, b.id) <= (r.ordinal, r.id)) AS "raceOrdinal",
          e.state, t.given_name AS "givenName", t.family_name AS "familyName", t.year, t.month, t.day, t.guardian, t.note,
          t.answers, p.email, p.id AS "orderId", p.paid_at AS "paidAt"
        FROM entry e JOIN purchase p ON p.id = e.order_id JOIN race r ON r.id = e.race_id
        LEFT JOIN participant t ON t.order_id = e.order_id AND t.ordinal = e.ordinal
        LEFT JOIN start_number n ON n.entry_id = e.id
        WHERE p.sale_id = ${editionId} AND p.state IN ('paid', 'awaiting', 'refunded') AND e.id > ${after}
        ORDER BY e.id LIMIT ${portion}`,
    ).all()
    const found = v.parse(rows, results)
    if (found.length > 0) yield found
    const last = found.at(-1)
    if (last === undefined || found.length < portion) return
    after = last.entry
  }
}
