import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { offerColumn } from '../sales/offer.ts'
import { findOrderByToken, type Order } from './find-order.ts'
import { nextToken } from './replace-order.ts'

const facts = v.object({
  permalink: v.string(),
  /** First day of the edition. */
  date: v.string(),
  /** Status of the edition; null while it takes place as announced. */
  status: v.nullable(v.string()),
  seller: v.string(),
  feeMode: v.picklist(['inside', 'on_top']),
  offer: offerColumn,
  email: v.nullable(v.string()),
  buyerId: v.nullable(v.number()),
  reminds: v.pipe(
    v.number(),
    v.transform((value) => value === 1),
  ),
  createdAt: v.string(),
  paidAt: v.nullable(v.string()),
  /** Minor units of refunds that were not paid yet. */
  asked: v.number(),
})

const payment = v.object({
  state: v.picklist(['created', 'failed', 'cancelled', 'succeeded', 'to_refund', 'refunded']),
  method: v.string(),
  providerId: v.nullable(v.string()),
})

const receipt = v.object({
  kind: v.picklist(['receipt', 'credit']),
  year: v.number(),
  number: v.number(),
  at: v.string(),
  /** Minor units that it is about. */
  amount: v.number(),
})

const read = v.tuple([v.array(facts), v.array(payment), v.array(receipt)])

/** An order with all that the pages of its checkout show. */
export interface Checkout {
  token: string
  order: Order
  facts: v.InferOutput<typeof facts>
  /** The latest attempt to pay. */
  payment: v.InferOutput<typeof payment> | null
  receipts: v.InferOutput<typeof receipt>[]
}

/** Orders that replaced one another, at most; a buyer who goes on changing begins anew. */
const mostReplaced = 20

/** The order at an address; if another has replaced it, that one. Null if there is none. */
export async function findCheckout(db: Database, address: string): Promise<Checkout | null> {
  let token = address
  let order = await findOrderByToken(db, token)
  for (let step = 0; order?.state === 'cancelled' && step < mostReplaced; step += 1) {
    const next = await nextToken(token)
    const successor = await findOrderByToken(db, next)
    if (successor === null) break
    ;[token, order] = [next, successor]
  }
  if (order === null) return null
  const which = sql`p.id = ${order.id}`
  const [[found], [latest], receipts] = v.parse(
    read,
    await readBatch(db, [
      sql`SELECT ev.permalink, e.date, e.status, o.name AS seller, s.fee_mode AS "feeMode", s.offer, p.email,
          p.buyer_id AS "buyerId", p.reminds, p.created_at AS "createdAt", p.paid_at AS "paidAt",
          (SELECT coalesce(sum(r.amount), 0) FROM refund r JOIN payment y ON y.id = r.payment_id
            WHERE y.order_id = p.id AND r.state = 'asked') AS asked
        FROM purchase p JOIN sale s ON s.edition_id = p.sale_id JOIN edition e ON e.id = p.sale_id
        JOIN event ev ON ev.id = e.event_id JOIN organiser o ON o.id = s.organiser_id WHERE ${which}`,
      sql`SELECT y.state, y.method, y.provider_id AS "providerId" FROM payment y JOIN purchase p ON p.id = y.order_id
        WHERE ${which} ORDER BY y.attempt DESC LIMIT 1`,
      sql`SELECT c.kind, c.year, c.number, c.at, coalesce(
          (SELECT amount FROM refund WHERE c.kind = 'credit' AND c.cause = 'unearn:' || id), p.total) AS amount
        FROM receipt c JOIN purchase p ON p.id = c.order_id
        WHERE ${which} ORDER BY c.year, c.number`,
    ]),
  )
  return found === undefined
    ? null
    : { token, order, facts: found, payment: latest ?? null, receipts }
}
