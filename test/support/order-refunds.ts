import { sql } from 'drizzle-orm'
import type { Database } from '../../worker/db/client.ts'
import { prepare } from '../../worker/db/prepare.ts'
import { findOrder } from '../../worker/domain/commerce/orders/find-order.ts'
import { giveUpPlace } from '../../worker/domain/commerce/payments/give-up-place.ts'
import { validPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { refundOfPlaces } from '../../worker/domain/commerce/payments/order-costs.ts'
import { settleRefund } from '../../worker/domain/commerce/payments/settle-refund.ts'
import { extras, type ModelOrder } from './model-order.ts'

/** Refunds of orders, on the code and on the plain model (order-model.ts). */

/** Gives up the first place of an order as its buyer. @param isShown false for an amount that the buyer did not see */
export async function giveUpByRuleInCode(
  db: Database,
  { orderId, isShown }: { orderId: string; isShown: boolean },
  now: Date,
): Promise<string> {
  const before = await findOrder(db, orderId)
  const ordinal = before === null ? 0 : (validPlaces(before)[0] ?? 0)
  const ruled = before === null ? null : refundOfPlaces(before, [ordinal], now)
  const shown = (ruled?.reason === undefined ? (ruled?.amount ?? 0) : 0) + (isShown ? 0 : 1)
  const given = await giveUpPlace(db, { orderId, ordinal, shown }, now)
  if (given.state === 'refused') return given.reason
  // A form that is sent again changes nothing.
  await giveUpPlace(db, { orderId, ordinal, shown }, now)
  const after = await findOrder(db, orderId)
  return `given up for ${(after?.givenBack ?? 0) - (before?.givenBack ?? 0)}`
}

const midnight = Date.parse('2026-11-21T23:00:00Z')
const day = 24 * 60 * 60_000

/** The same on the model, whose rule is that of sale-tables.ts. */
export function giveUpByRuleInModel(
  order: ModelOrder | undefined,
  isShown: boolean,
  now: number,
): string {
  if (order?.state === 'refunded') return 'given up for 0'
  if (order?.state !== 'paid') return 'conflict'
  const [percent, fee] = now < midnight ? [80, 100] : now < midnight + day ? [50, 0] : [0, 0]
  const part = (sum: number, less: number) => Math.max(0, Math.round((sum * percent) / 100) - less)
  const shirt = order.shirts > 0 ? extras.shirts.price : 0
  const place = (order.prices[0] ?? 0) - (order.discounts[0] ?? 0) + shirt
  const isLast = order.places === 1
  const meals = isLast ? order.meals * extras.meals.price : 0
  const succeeded = order.payments.indexOf('succeeded')
  const asked = order.asked.filter(({ payment }) => payment === succeeded)
  const given = order.back + asked.reduce((sum, { amount }) => sum + amount, 0)
  const amount = Math.min(part(place, fee) + part(meals, 0), order.total - given)
  if (!isShown) return 'refund-moved'
  order.shirts = Math.max(0, order.shirts - 1)
  if (isLast) order.meals = 0
  order.prices.shift()
  order.discounts.shift()
  order.places -= 1
  order.low = Math.max(0, order.low - 1)
  if (isLast) order.state = 'refunded'
  if (amount > 0) order.asked.push({ payment: succeeded, amount })
  return `given up for ${amount}`
}

/** Pays the next refund of an order that is asked for. */
export async function settleNext(db: Database, orderId: string, now: Date): Promise<string> {
  const { results } = await prepare(
    db,
    sql`SELECT r.id, y.attempt, r.amount FROM refund r JOIN payment y ON y.id = r.payment_id
      WHERE y.order_id = ${orderId} AND r.state = 'asked' ORDER BY y.attempt, r.rowid LIMIT 1`,
  ).all<{ id: string; attempt: number; amount: number }>()
  const [due] = results
  if (due === undefined) return 'nothing'
  await settleRefund(db, due.id, now)
  return `refunded ${due.attempt - 1} ${due.amount}`
}
