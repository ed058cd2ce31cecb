import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { represents } from '../../organisers/people/represents.ts'

const eventRow = v.object({ name: v.string() })
const editionRow = v.object({
  id: v.number(),
  date: v.string(),
  endDate: v.string(),
  currency: v.string(),
  /** Minor units that were paid, less what was paid back of places that were given up. */
  paid: v.number(),
})

export interface Desk {
  name: string
  /** Editions with a sale, the latest first. */
  editions: v.InferOutput<typeof editionRow>[]
}

/**
 * An event and its editions with a sale, for members who may edit it.
 * @throws DomainError not-found, also for members who may not
 */
export async function findDesk(db: Database, memberId: number, permalink: string): Promise<Desk> {
  const isOwned = sql`ev.permalink = ${permalink} AND ${represents(memberId, sql`ev.organiser_id`)}`
  const [events, editions] = await readBatch(db, [
    sql`SELECT ev.name FROM event ev WHERE ${isOwned}`,
    sql`SELECT e.id, e.date, e.end_date AS "endDate", s.currency,
        (SELECT coalesce(sum(p.total), 0) FROM purchase p WHERE p.sale_id = e.id AND p.state IN ('paid', 'refunded'))
        - (SELECT coalesce(sum(f.amount), 0) FROM purchase p JOIN payment y ON y.order_id = p.id
            JOIN refund f ON f.payment_id = y.id AND f.reason = 'cancelled' WHERE p.sale_id = e.id) AS paid
      FROM edition e JOIN event ev ON ev.id = e.event_id JOIN sale s ON s.edition_id = e.id
      WHERE ${isOwned} ORDER BY e.date DESC LIMIT 40`,
  ])
  const [event] = v.parse(v.array(eventRow), events)
  if (event === undefined) throw new DomainError('not-found')
  return { name: event.name, editions: v.parse(v.array(editionRow), editions) }
}
