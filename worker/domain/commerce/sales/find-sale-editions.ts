import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { SaleFacts } from '../../../../src/model/schemas/orders/sale-facts.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { represents } from '../../organisers/people/represents.ts'
import { findDraft } from '../../publishing/draft-row.ts'
import { findTaken } from '../capacity/find-taken.ts'
import { findPayout, type Payout } from '../payouts/find-payout.ts'
import { readSale } from './read-sale.ts'
import { saleKind } from './sale-kind.ts'

const eventRow = v.object({ id: v.number(), name: v.string(), organiserId: v.number() })
const editionRow = v.object({
  id: v.number(),
  date: v.string(),
  zone: v.string(),
  hasDraft: v.number(),
})
const raceRow = v.object({ id: v.number(), editionId: v.number(), name: v.string() })

export interface SaleOfEdition extends v.InferOutput<typeof editionRow> {
  isPublished: boolean
  published: SaleFacts
  draft: { version: number; facts: SaleFacts } | null
  hasOrders: boolean
  /** Numbers of extras that are sold or held, by option. */
  extrasTaken: Record<string, number>
  /** Numbers of orders that use or hold promo codes, by code. */
  promosTaken: Record<string, number>
  races: { id: number; name: string; counts: { sold: number; held: number } | null }[]
}

export interface SaleOfEvent {
  name: string
  permalink: string
  payout: Payout
  editions: SaleOfEdition[]
}

/**
 * Editions of an event that have not ended, with the terms and drafts of their sales and the places that are taken.
 * @throws DomainError not-found, also for members who may not edit it
 */
export async function findSaleEditions(
  db: Database,
  memberId: number,
  permalink: string,
  now: Date,
): Promise<SaleOfEvent> {
  const ofEvent = sql`SELECT ev.id FROM event ev
    WHERE ev.permalink = ${permalink} AND ${represents(memberId, sql`ev.organiser_id`)}`
  const ahead = sql`e.event_id IN (${ofEvent}) AND e.end_date >= ${now.toISOString().slice(0, 10)}`
  const [events, editions, races] = await readBatch(db, [
    sql`SELECT id, name, organiser_id AS "organiserId" FROM event WHERE id IN (${ofEvent})`,
    sql`SELECT e.id, e.date, e.zone, EXISTS (SELECT 1 FROM sale_draft d WHERE d.edition_id = e.id) AS "hasDraft"
      FROM edition e WHERE ${ahead} ORDER BY e.date LIMIT 6`,
    sql`SELECT r.id, r.edition_id AS "editionId", r.name FROM race r JOIN edition e ON e.id = r.edition_id
      WHERE ${ahead} ORDER BY r.ordinal, r.id`,
  ])
  const [event] = v.parse(v.array(eventRow), events)
  if (event === undefined) throw new DomainError('not-found')
  const named = v.parse(v.array(raceRow), races)
  const found = await Promise.all(
    v.parse(v.array(editionRow), editions).map(async (edition) => {
      const stored = await readSale(db, edition.id)
      if (stored === null) return []
      const { rows, extras, promos, orders } = await findTaken(db, edition.id, now)
      const draft =
        edition.hasDraft === 0 ? null : await findDraft(db, saleKind, memberId, String(edition.id))
      return [
        {
          ...edition,
          isPublished: stored.read.version !== null,
          published: stored.document,
          draft: draft === null ? null : { version: draft.version, facts: draft.content },
          hasOrders: orders > 0,
          extrasTaken: Object.fromEntries(extras),
          promosTaken: Object.fromEntries(promos),
          races: named
            .filter(({ editionId }) => editionId === edition.id)
            .map(({ id, name }) => ({
              id,
              name,
              counts: rows.find(({ raceId }) => raceId === id) ?? null,
            })),
        },
      ]
    }),
  )
  const payout = await findPayout(db, event.organiserId)
  return { name: event.name, permalink, payout, editions: found.flat() }
}
