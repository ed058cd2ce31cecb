import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { nextPart } from '../../../../src/model/money/shares.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { isFailedCondition, requireCondition } from '../../../db/require-condition.ts'
import { freeRest } from '../capacity/change-takes.ts'
import { findOrder, type Order } from '../orders/find-order.ts'

interface GivingUp {
  orderId: string
  /** Places by their number in the order, from 0; null for all that are left. */
  ordinals: readonly number[] | null
  /** Minor units that the buyer gets back; null for what these places cost. */
  amount: number | null
  /** True if the organiser gets back the site's fee on that amount. */
  withFee: boolean
}

const sums = v.tuple([v.object({ given: v.number() })])

/** Minor units of an order that were given back or are asked for, apart from payments that got no place. */
async function givenBack(db: Database, orderId: string): Promise<number> {
  const { results } = await prepare(
    db,
    sql`SELECT coalesce(sum(r.amount), 0) AS given FROM refund r JOIN payment y ON y.id = r.payment_id
      WHERE y.order_id = ${orderId} AND r.reason = 'cancelled'`,
  ).all()
  return v.parse(sums, results)[0].given
}

/** Cost of places with their extras, and those of the order if none is left, at most the rest of the total. */
function costOf(order: Order, ordinals: readonly number[], given: number): number {
  const places = order.places.map(({ price, discount, ...place }) => ({
    ...place,
    price: price - discount,
  }))
  const lines = [...places, ...order.items]
  const isOnTop = order.total > lines.reduce((sum, { price }) => sum + price, 0)
  const isWhole = places.every(
    ({ state }, ordinal) => state !== 'valid' || ordinals.includes(ordinal),
  )
  const goes = (ordinal: number | null) => (ordinal === null ? isWhole : ordinals.includes(ordinal))
  const gone = [
    ...places.filter((_place, ordinal) => goes(ordinal)),
    ...order.items.filter(({ ordinal }) => goes(ordinal)),
  ]
  const cost = gone.reduce((sum, { price, fee }) => sum + price + (isOnTop ? fee : 0), 0)
  return Math.min(cost, order.total - given)
}

/**
 * Gives up places of a paid order: they are free at once, and a refund is asked for. Their extras go
 * with them. Once none is left the order is refunded.
 * @returns minor units that are refunded
 * @throws DomainError not-found; conflict for an order that is not paid, a place that is given up already, or an order that
 * changed meanwhile; invalid-body for an amount above what is left of its total
 */
export async function giveUpPlaces(
  db: Database,
  { orderId, ordinals: chosen, amount: stated, withFee }: GivingUp,
  now: Date,
): Promise<number> {
  const order = await findOrder(db, orderId)
  if (order === null) throw new DomainError('not-found')
  const valid = order.places.flatMap(({ state }, ordinal) => (state === 'valid' ? [ordinal] : []))
  const ordinals = chosen === null ? valid : [...new Set(chosen)]
  if (order.state !== 'paid' || ordinals.length === 0) throw new DomainError('conflict')
  if (!ordinals.every((ordinal) => valid.includes(ordinal))) throw new DomainError('conflict')
  const given = await givenBack(db, orderId)
  const amount = stated ?? costOf(order, ordinals, given)
  if (amount < 0 || amount > order.total - given) throw new DomainError('invalid-body', 'amount')
  const feeBack = withFee
    ? nextPart(order.fee, { before: given, part: amount, whole: order.total })
    : 0
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(ordinals)}))`
  const state = ordinals.length === valid.length ? 'refunded' : 'paid'
  try {
    await db.$client.batch([
      requireCondition(
        db,
        sql`EXISTS (SELECT 1 FROM purchase WHERE id = ${orderId} AND state = 'paid' AND version = ${order.version})`,
      ),
      prepare(
        db,
        sql`UPDATE entry SET state = 'cancelled' WHERE order_id = ${orderId} AND ordinal IN ${listed}`,
      ),
      ...freeRest(db, orderId),
      prepare(
        db,
        sql`UPDATE purchase SET state = ${state}, version = version + 1 WHERE id = ${orderId}`,
      ),
      prepare(
        db,
        sql`INSERT INTO refund (id, payment_id, amount, fee_back, reason, state, at)
          SELECT id || ${`-${order.version}`}, id, ${amount}, ${feeBack}, 'cancelled', 'asked', ${now.toISOString()}
          FROM payment WHERE order_id = ${orderId} AND state = 'succeeded' AND ${amount} > 0`,
      ),
    ])
  } catch (error) {
    if (isFailedCondition(error)) throw new DomainError('conflict')
    throw error
  }
  return amount
}
