import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { refundRuleOf } from '../../../../src/model/orders/refund-rules.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import type { SaleTerms } from '../sales/find-terms.ts'
import type { Plan } from '../sales/plan-order.ts'
import { insertItems } from './insert-items.ts'

interface NewOrder {
  orderId: string
  tokenHash: string
  terms: SaleTerms
  plan: Plan
  buyerId: number | null
  /** Address for the confirmation; null until it is stated. */
  email: string | null
  locale: Locale
  /** Condition under which the order is written, such as that its takes are. */
  isTaken: SQL
}

/** Statements that write a held order with its places and extras, as they were planned. */
export function insertOrder(db: Database, order: NewOrder, now: Date): D1PreparedStatement[] {
  const { orderId, tokenHash, terms, plan, buyerId, email, locale, isTaken } = order
  const agreed = JSON.stringify({ refunds: refundRuleOf(terms.offer.refunds, terms.date) })
  return [
    prepare(
      db,
      sql`INSERT INTO purchase (id, token_hash, sale_id, buyer_id, email, locale, state, currency, total, fee, promo_id,
          promo_code, terms, created_at)
        SELECT ${orderId}, ${tokenHash}, ${terms.editionId}, ${buyerId}, ${email}, ${locale}, 'held', ${terms.currency},
          ${plan.total}, ${plan.fee}, ${plan.promo?.id ?? null}, ${plan.promo?.code ?? null}, ${agreed},
          ${now.toISOString()} WHERE ${isTaken}`,
    ),
    prepare(
      db,
      sql`INSERT INTO entry (order_id, race_id, ordinal, step_id, price, discount, fee, state)
        SELECT ${orderId}, value->>'raceId', key, value->>'stepId', value->>'price', value->>'discount',
          value->>'fee', 'draft'
        FROM json_each(${JSON.stringify(plan.places)}) WHERE ${isTaken}`,
    ),
    insertItems(db, { orderId, items: plan.items, condition: isTaken }),
  ]
}
