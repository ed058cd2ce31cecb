import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { requireCondition } from '../../../db/require-condition.ts'
import { prepare } from '../../../db/prepare.ts'
import { isHeld } from '../capacity/change-takes.ts'
import { takeStock, type Want } from '../capacity/take-stock.ts'
import type { SaleTerms } from '../sales/find-terms.ts'
import type { PricedOrder } from '../sales/plan-order.ts'
import type { UsedPromo } from '../sales/plan-promo.ts'
import type { Order } from './find-order.ts'
import { insertItems } from './insert-items.ts'

export interface OrderChange {
  terms: SaleTerms
  /** Stocks that are given up and taken anew; those of places stay. */
  kind: 'extra' | 'promo'
  wants: readonly Want[]
  priced: PricedOrder<{ price: number }>
  /** Promo code from now on. */
  promo: UsedPromo | null
}

/** Code that an order has. */
export const promoOf = ({ promoId, promoCode }: Order): UsedPromo | null =>
  promoId === null ? null : { id: promoId, code: promoCode ?? '' }

/**
 * Statements that change the extras or the promo code of an order whose places are held; places keep their prices. They fail the
 * batch if the order or the terms changed since they were read, its hold ended, or a stock has too little room.
 */
export function changeStatements(
  db: Database,
  { id: orderId, version, editionId, until }: Order,
  { terms, kind, wants, priced, promo }: OrderChange,
  now: Date,
): D1PreparedStatement[] {
  const { items, places, total, fee } = priced
  const ofKind = sql`stock_id IN (SELECT id FROM stock WHERE kind = ${kind})`
  const lines = JSON.stringify(places.map((place) => [place.discount, place.fee]))
  return [
    requireCondition(
      db,
      sql`EXISTS (SELECT 1 FROM sale WHERE edition_id = ${editionId} AND version = ${terms.version})
        AND EXISTS (SELECT 1 FROM purchase WHERE id = ${orderId} AND state = 'held' AND version = ${version})
        AND ${isHeld(orderId, now)}`,
    ),
    prepare(db, sql`DELETE FROM take WHERE order_id = ${orderId} AND ${ofKind}`),
    takeStock(db, { orderId, editionId, wants, until: until ?? '', condition: sql`true` }, now),
    requireCondition(
      db,
      sql`(SELECT count(*) FROM take WHERE order_id = ${orderId} AND ${ofKind}) = ${wants.length}`,
    ),
    prepare(db, sql`DELETE FROM item WHERE order_id = ${orderId}`),
    insertItems(db, { orderId, items, condition: sql`true` }),
    prepare(
      db,
      sql`UPDATE entry SET (discount, fee) = (SELECT value ->> 0, value ->> 1 FROM json_each(${lines}) WHERE key = ordinal)
        WHERE order_id = ${orderId}`,
    ),
    prepare(
      db,
      sql`UPDATE purchase SET total = ${total}, fee = ${fee}, promo_id = ${promo?.id ?? null},
          promo_code = ${promo?.code ?? null}, version = version + 1 WHERE id = ${orderId}`,
    ),
  ]
}
