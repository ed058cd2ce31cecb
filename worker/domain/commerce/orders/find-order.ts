import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { isEditionStatus } from '../../../../src/model/event/edition-status.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { orderTermsColumn } from '../sales/offer.ts'
import { isAddressedBy } from './issue-order-link.ts'

const orderRow = v.object({
  id: v.string(),
  editionId: v.number(),
  /** Status of the edition, null while it takes place as announced, and the IANA zone of its place. */
  status: v.pipe(
    v.nullable(v.string()),
    v.transform((word) => (word !== null && isEditionStatus(word) ? word : null)),
  ),
  zone: v.string(),
  organiserId: v.number(),
  state: v.picklist(['held', 'paying', 'awaiting', 'paid', 'cancelled', 'refunded']),
  currency: v.string(),
  total: v.number(),
  fee: v.number(),
  /** Promo code; null without. */
  promoId: v.nullable(v.number()),
  promoCode: v.nullable(v.string()),
  /** Rules that were agreed on with its places. */
  terms: orderTermsColumn,
  /** Minor units that were paid back, or are asked for, of places that were given up. */
  givenBack: v.number(),
  extensions: v.number(),
  version: v.number(),
  /** ISO instant at which its holds end; null once it holds none. */
  until: v.nullable(v.string()),
})

const placeRow = v.object({
  raceId: v.number(),
  price: v.number(),
  /** Minor units that its promo code takes off the price. */
  discount: v.number(),
  fee: v.number(),
  state: v.picklist(['draft', 'valid', 'cancelled']),
  /** ISO date of the race and local time of its start; null if only the day is known. */
  date: v.string(),
  startTime: v.nullable(v.string()),
})

const itemRow = v.object({
  optionId: v.number(),
  /** Place from 0 that it belongs to; null for one of the order. */
  ordinal: v.nullable(v.number()),
  name: v.string(),
  /** Name of the option; empty without. */
  option: v.string(),
  quantity: v.number(),
  price: v.number(),
  fee: v.number(),
})

const read = v.tuple([v.array(orderRow), v.array(placeRow), v.array(itemRow)])

/** An order with its places and extras in their order; amounts in minor units. */
export type Order = v.InferOutput<typeof orderRow> & {
  places: v.InferOutput<typeof placeRow>[]
  items: v.InferOutput<typeof itemRow>[]
}

async function findOrderWhere(db: Database, which: SQL): Promise<Order | null> {
  const [[found], places, items] = v.parse(
    read,
    await readBatch(db, [
      sql`SELECT p.id, p.sale_id AS "editionId", d.status, d.zone, s.organiser_id AS "organiserId", p.state, p.currency, p.total, p.fee,
          p.promo_id AS "promoId", p.promo_code AS "promoCode", p.terms, p.extensions, p.version,
          (SELECT coalesce(sum(r.amount), 0) FROM refund r JOIN payment y ON y.id = r.payment_id
            WHERE y.order_id = p.id AND r.reason = 'cancelled') AS "givenBack",
          (SELECT min(until) FROM take WHERE order_id = p.id AND state = 'held') AS until
        FROM purchase p JOIN sale s ON s.edition_id = p.sale_id JOIN edition d ON d.id = p.sale_id WHERE ${which}`,
      sql`SELECT e.race_id AS "raceId", e.price, e.discount, e.fee, e.state, coalesce(r.date, d.date) AS date,
          r.start_time AS "startTime" FROM entry e JOIN purchase p ON p.id = e.order_id
        JOIN race r ON r.id = e.race_id JOIN edition d ON d.id = r.edition_id WHERE ${which} ORDER BY e.ordinal`,
      sql`SELECT i.option_id AS "optionId", i.ordinal, i.name, i.option, i.quantity, i.price, i.fee FROM item i
        JOIN purchase p ON p.id = i.order_id WHERE ${which} ORDER BY i.ordinal IS NULL, i.ordinal, i.number`,
    ]),
  )
  return found === undefined ? null : { ...found, places, items }
}

export const findOrder = async (db: Database, orderId: string): Promise<Order | null> =>
  await findOrderWhere(db, sql`p.id = ${orderId}`)

/** The order at one of the addresses that its buyer has. */
export const findOrderByToken = async (db: Database, token: string): Promise<Order | null> =>
  await findOrderWhere(db, isAddressedBy(await sha256(token)))
