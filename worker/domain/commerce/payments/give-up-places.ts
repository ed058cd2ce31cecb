import { sql } from 'drizzle-orm'
import { nextPart } from '../../../../src/model/money/shares.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { isFailedCondition, requireCondition } from '../../../db/require-condition.ts'
import { freeRest } from '../capacity/change-takes.ts'
import { findOrder, type Order } from '../orders/find-order.ts'
import { queueOrderMail } from '../orders/queue-order-mail.ts'
import { freeNumbers } from '../start-numbers/set-number.ts'
import { costOfPlaces, isFeeOnTop, refundOfPlaces } from './order-costs.ts'

interface GivingUp {
  orderId: string
  /** Places by their number in the order, from 0; null for all that are left. */
  ordinals: readonly number[] | null
  /** Minor units that the buyer gets back; null for what these places cost, `rule` for what the order's rule pays back now. */
  amount: number | 'rule' | null
  /** True if the organiser gets back the site's fee on that amount. */
  withFee: boolean
  /** Why it is another amount than the rule's, for the books. */
  note?: string
  /** True if its buyer gets an email about it, besides the one about the refund. */
  isMailed?: boolean
}

/** Numbers of the places of an order that were not given up. */
export const validPlaces = ({ places }: Order): number[] =>
  places.flatMap(({ state }, ordinal) => (state === 'valid' ? [ordinal] : []))

/**
 * Gives up places of a paid order: they are free at once, and a refund is asked for. Their extras go
 * with them. Once none is left the order is refunded.
 * @returns minor units that are refunded
 * @throws DomainError not-found; conflict for an order that is not paid, a place that is given up already, an order that
 * changed meanwhile, or one whose rule pays nothing; invalid-body for an amount above what is left of its total
 */
export async function giveUpPlaces(db: Database, giving: GivingUp, now: Date): Promise<number> {
  const order = await findOrder(db, giving.orderId)
  if (order === null) throw new DomainError('not-found')
  const ordinals = giving.ordinals === null ? validPlaces(order) : [...new Set(giving.ordinals)]
  const { amount: stated, withFee, note = '', isMailed = false } = giving
  if (stated !== 'rule') {
    const amount = stated ?? costOfPlaces(order, ordinals)
    return await giveUp(db, order, { ordinals, amount, withFee, note, isMailed }, now)
  }
  const ruled = refundOfPlaces(order, ordinals, now)
  if (ruled.reason !== undefined) throw new DomainError('conflict')
  return await giveUpByRule(db, order, { ordinals, amount: ruled.amount }, now)
}

/** Gives up places of an order for the amount that its rule pays back. The site keeps its fee if the rule does not pay it back. */
export const giveUpByRule = async (
  db: Database,
  order: Order,
  { ordinals, amount }: { ordinals: readonly number[]; amount: number },
  now: Date,
): Promise<number> => {
  const withFee = !isFeeOnTop(order) || order.terms.refunds?.serviceFee !== false
  return await giveUp(db, order, { ordinals, amount, withFee, note: '', isMailed: true }, now)
}

interface PlacesGivenUp {
  ordinals: readonly number[]
  amount: number
  withFee: boolean
  note: string
  isMailed: boolean
}

/** @throws DomainError as giveUpPlaces does */
async function giveUp(
  db: Database,
  order: Order,
  { ordinals, amount, withFee, note, isMailed }: PlacesGivenUp,
  now: Date,
): Promise<number> {
  const { id: orderId, version, givenBack } = order
  const valid = validPlaces(order)
  if (order.state !== 'paid' || ordinals.length === 0) throw new DomainError('conflict')
  if (!ordinals.every((ordinal) => valid.includes(ordinal))) throw new DomainError('conflict')
  if (amount < 0 || amount > order.total - givenBack)
    throw new DomainError('invalid-body', 'amount')
  const feeBack = withFee
    ? nextPart(order.fee, { before: givenBack, part: amount, whole: order.total })
    : 0
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(ordinals)}))`
  const state = ordinals.length === valid.length ? 'refunded' : 'paid'
  try {
    await db.$client.batch([
      requireCondition(
        db,
        sql`EXISTS (SELECT 1 FROM purchase WHERE id = ${orderId} AND state = 'paid' AND version = ${version})`,
      ),
      prepare(
        db,
        sql`UPDATE entry SET state = 'cancelled' WHERE order_id = ${orderId} AND ordinal IN ${listed}`,
      ),
      freeNumbers(db, orderId),
      ...freeRest(db, orderId),
      prepare(
        db,
        sql`UPDATE purchase SET state = ${state}, version = version + 1 WHERE id = ${orderId}`,
      ),
      prepare(
        db,
        sql`INSERT INTO refund (id, payment_id, amount, fee_back, reason, note, state, at)
          SELECT id || ${`-${version}`}, id, ${amount}, ${feeBack}, 'cancelled', ${note}, 'asked', ${now.toISOString()}
          FROM payment WHERE order_id = ${orderId} AND state = 'succeeded' AND ${amount} > 0`,
      ),
      ...(isMailed
        ? [
            queueOrderMail(
              db,
              { orderId, news: 'given-up', cause: `${orderId}-${version}`, amount },
              sql`true`,
              now,
            ),
          ]
        : []),
    ])
  } catch (error) {
    if (isFailedCondition(error)) throw new DomainError('conflict')
    throw error
  }
  return amount
}
