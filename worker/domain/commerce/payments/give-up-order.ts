import { sql } from 'drizzle-orm'
import { nextPart } from '../../../../src/model/money/shares.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { freeTakes } from '../capacity/change-takes.ts'
import { findOrder } from '../orders/find-order.ts'

interface GivingUp {
  orderId: string
  /** Minor units that the buyer gets back. */
  amount: number
  /** True if the organiser gets back the site's fee on that amount. */
  withFee: boolean
}

/**
 * Gives up all places of a paid order: they are free at once, and a refund is asked for.
 * @throws DomainError conflict for an order that is not paid, invalid-body for an amount above its total
 */
export async function giveUpOrder(
  db: Database,
  { orderId, amount, withFee }: GivingUp,
  now: Date,
): Promise<void> {
  const order = await findOrder(db, orderId)
  if (order === null) throw new DomainError('not-found')
  if (amount < 0 || amount > order.total) throw new DomainError('invalid-body', 'amount')
  const feeBack = withFee ? nextPart(order.fee, { before: 0, part: amount, whole: order.total }) : 0
  const isGivenUp = sql`EXISTS (SELECT 1 FROM purchase WHERE id = ${orderId} AND state = 'refunded')`
  const [givenUp] = await db.$client.batch([
    prepare(
      db,
      sql`UPDATE purchase SET state = 'refunded', version = version + 1
        WHERE id = ${orderId} AND state = 'paid'`,
    ),
    freeTakes(db, { orderId, condition: sql`changes() = 1` }),
    prepare(
      db,
      sql`UPDATE entry SET state = 'cancelled'
        WHERE order_id = ${orderId} AND state = 'valid' AND ${isGivenUp}`,
    ),
    prepare(
      db,
      sql`INSERT INTO refund (id, payment_id, amount, fee_back, reason, state, at)
        SELECT id || '-cancelled', id, ${amount}, ${feeBack}, 'cancelled', 'asked', ${now.toISOString()}
        FROM payment WHERE order_id = ${orderId} AND state = 'succeeded' AND ${amount} > 0 AND ${isGivenUp}
        ON CONFLICT DO NOTHING`,
    ),
  ])
  if (givenUp?.meta.changes !== 1) throw new DomainError('conflict')
}
