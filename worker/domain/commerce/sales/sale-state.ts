import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { refundRuleOf, type RuleOfSale } from '../../../../src/model/orders/refund-rules.ts'
import type { SaleState } from '../../../../src/model/orders/sale-states.ts'
import type { EventSale } from '../../catalogue/events/find-event.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { hasLine } from '../capacity/line.ts'
import { offerColumn } from './offer.ts'
import type { SaleTerms } from './find-terms.ts'

/** Places that are left of all races at which their number is stated: this many, or a share of all. */
const fewPlaces = 10
const fewShare = 0.1

/** True if so few places are left that their number is stated. */
export const isFew = (room: number, quantity: number): boolean =>
  room > 0 && room <= Math.max(fewPlaces, quantity * fewShare)

interface SaleFacts extends Pick<SaleTerms, 'state' | 'opensAt' | 'closesAt'> {
  /** Places of all races that are neither sold nor held, and all of them. */
  room: number
  quantity: number
}

/**
 * State of a sale at an instant: the one rule that the event's page, its structured data, the page of the sign-up and the
 * checkout follow.
 */
export function saleState(
  { state, opensAt, closesAt, room, quantity }: SaleFacts,
  now: Date,
): SaleState {
  const at = now.toISOString()
  if (at >= closesAt) return 'closed'
  if (at < opensAt) return 'soon'
  if (state === 'paused') return 'paused'
  if (room <= 0) return 'sold-out'
  return isFew(room, quantity) ? 'few' : 'open'
}

const row = v.object({
  editionId: v.number(),
  state: v.picklist(['open', 'paused']),
  opensAt: v.string(),
  closesAt: v.string(),
  room: v.number(),
  quantity: v.number(),
  date: v.string(),
  currency: v.string(),
  feeMode: v.picklist(['inside', 'on_top']),
  offer: offerColumn,
  isPaid: v.pipe(
    v.number(),
    v.transform((value) => value === 1),
  ),
})

/** Query for sales, a row each. @param condition on the edition `e` */
const salesWhere = (condition: SQL, now: Date): SQL =>
  sql`SELECT s.edition_id AS "editionId", s.state, s.opens_at AS "opensAt", s.closes_at AS "closesAt",
      e.date, s.currency, s.fee_mode AS "feeMode", s.offer, EXISTS (SELECT 1 FROM price_step p JOIN race x ON x.id = p.race_id
        WHERE x.edition_id = e.id AND p.amount > 0) AS "isPaid",
      coalesce(sum(k.quantity), 0) AS quantity,
      coalesce(sum(CASE WHEN ${hasLine(sql`r.id`)} THEN 0 ELSE k.quantity - k.sold - (SELECT coalesce(sum(t.quantity), 0) FROM take t
        WHERE t.stock_id = k.id AND t.state = 'held' AND t.until > ${now.toISOString()}) END), 0) AS room
    FROM sale s JOIN edition e ON e.id = s.edition_id
    LEFT JOIN race r ON r.edition_id = e.id LEFT JOIN stock k ON k.race_id = r.id AND k.kind = 'places'
    WHERE ${condition} GROUP BY s.edition_id`

/** Query for the sales of an event's editions. @param event expression for its id */
export const salesOf = (event: SQL, now: Date): SQL => salesWhere(sql`e.event_id = ${event}`, now)

const stateRow = v.object({ ...row.entries, permalink: v.string() })

/**
 * States of the sales of editions that are not over, by the permalink of their events, with the number of places that are left
 * where pages state it: what they say of a sale changes with this text alone.
 */
export async function listSaleStates(db: Database, now: Date): Promise<Map<string, string>> {
  const [rows] = await readBatch(db, [
    sql`SELECT sales.*, ev.permalink FROM (${salesWhere(sql`e.end_date >= ${now.toISOString().slice(0, 10)}`, now)}) sales
      JOIN edition ed ON ed.id = sales."editionId" JOIN event ev ON ev.id = ed.event_id ORDER BY sales."editionId"`,
  ])
  const states = new Map<string, string>()
  for (const found of v.parse(v.array(stateRow), rows)) {
    const state = saleState(found, now)
    const text = state === 'few' ? `few ${found.room}` : state
    states.set(found.permalink, `${states.get(found.permalink) ?? ''} ${text}`)
  }
  return states
}

/** The refund rule of a sale, with what it depends on. */
export const ruleOf = ({
  offer,
  date,
  currency,
  feeMode,
}: Pick<SaleTerms, 'offer' | 'date' | 'currency' | 'feeMode'>): RuleOfSale => ({
  rule: refundRuleOf(offer.refunds, date),
  currency,
  hasExtras: offer.extras.length > 0,
  isFeeOnTop: feeMode === 'on_top',
})

/** The sale of an edition among the rows of `salesOf`, with its state; null if it is not sold here. */
export function readSale(rows: unknown, editionId: number, now: Date): EventSale | null {
  const found = v.parse(v.array(row), rows).find((each) => each.editionId === editionId)
  if (found === undefined) return null
  const { opensAt, closesAt, room, isPaid } = found
  const refunds = isPaid ? ruleOf(found) : null
  return { opensAt, closesAt, room, refunds, state: saleState(found, now) }
}
