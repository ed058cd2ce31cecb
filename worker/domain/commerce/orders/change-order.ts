import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { isFailedCondition, requireCondition } from '../../../db/require-condition.ts'
import { prepare } from '../../../db/prepare.ts'
import { isHeld } from '../capacity/change-takes.ts'
import { takeStock } from '../capacity/take-stock.ts'
import { findTerms } from '../sales/find-terms.ts'
import { planItems, type ExtraGone, type ItemWant } from '../sales/plan-items.ts'
import { priceOrder, type PricedOrder } from '../sales/plan-order.ts'
import { findOrder, type Order } from './find-order.ts'
import { insertItems } from './insert-items.ts'

export type Changed = { state: 'changed' } | { state: 'refused'; refusal: ExtraGone }

/** Attempts that may lose against other buyers, before the last rooms that were read decide. */
const attempts = 4

/**
 * Changes the extras of an order whose places are held: the former ones are free and all new ones are taken by the same
 * batch, or nothing changes. Places keep the prices at which they were held.
 * @throws DomainError not-found; conflict if the hold ended, the order is being paid, or others were faster each time
 */
export async function changeExtras(
  db: Database,
  orderId: string,
  wanted: readonly ItemWant[],
  now: Date,
): Promise<Changed> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const order = await findOrder(db, orderId)
    const terms = order === null ? null : await findTerms(db, order.editionId, now, orderId)
    if (order === null || terms === null) throw new DomainError('not-found')
    const isOver = order.until === null || order.until <= now.toISOString()
    if (order.state !== 'held' || isOver) throw new DomainError('conflict')
    const plan = planItems(terms, wanted, order.places.length)
    if ('reason' in plan) return { state: 'refused', refusal: plan }
    const priced = priceOrder(terms, order.places, plan.items)
    const statements = [
      requireCondition(
        db,
        sql`EXISTS (SELECT 1 FROM sale WHERE edition_id = ${order.editionId} AND version = ${terms.version})`,
      ),
      ...changeStatements(db, order, { ...priced, wants: plan.wants }, now),
    ]
    try {
      await db.$client.batch(statements)
      return { state: 'changed' }
    } catch (error) {
      if (!isFailedCondition(error)) throw error
    }
  }
  throw new DomainError('conflict')
}

/** Each fails the batch if the order changed since it was read, its hold ended, or a stock has too little room. */
function changeStatements(
  db: Database,
  { id: orderId, version, editionId, until }: Order,
  plan: PricedOrder<{ price: number }> & { wants: Parameters<typeof takeStock>[1]['wants'] },
  now: Date,
): D1PreparedStatement[] {
  const { wants, items, places, total, fee } = plan
  const ofExtras = sql`stock_id IN (SELECT id FROM stock WHERE kind = 'extra')`
  const fees = JSON.stringify(places.map((place) => place.fee))
  return [
    requireCondition(
      db,
      sql`EXISTS (SELECT 1 FROM purchase WHERE id = ${orderId} AND state = 'held' AND version = ${version})
        AND ${isHeld(orderId, now)}`,
    ),
    prepare(db, sql`DELETE FROM take WHERE order_id = ${orderId} AND ${ofExtras}`),
    takeStock(db, { orderId, editionId, wants, until: until ?? '', condition: sql`true` }, now),
    requireCondition(
      db,
      sql`(SELECT count(*) FROM take WHERE order_id = ${orderId} AND ${ofExtras}) = ${wants.length}`,
    ),
    prepare(db, sql`DELETE FROM item WHERE order_id = ${orderId}`),
    insertItems(db, { orderId, items, condition: sql`true` }),
    prepare(
      db,
      sql`UPDATE entry SET fee = (SELECT value FROM json_each(${fees}) WHERE key = ordinal) WHERE order_id = ${orderId}`,
    ),
    prepare(
      db,
      sql`UPDATE purchase SET total = ${total}, fee = ${fee}, version = version + 1 WHERE id = ${orderId}`,
    ),
  ]
}
