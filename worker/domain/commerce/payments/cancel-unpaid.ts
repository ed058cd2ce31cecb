import type { Database } from '../../../db/client.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { endAttempt } from './end-attempt.ts'
import { findRunningPayment } from './find-payment.ts'

/**
 * Cancels an order that is not paid. One that waits for a transfer or for the desk waits no longer; money that arrives all the same is
 * paid back.
 * @throws DomainError conflict for an order that is paid, being paid by card or cancelled
 */
export async function cancelUnpaid(
  db: Database,
  { id: orderId, state }: { id: string; state: string },
  now: Date,
): Promise<void> {
  const running = state === 'awaiting' ? await findRunningPayment(db, orderId) : null
  if (running !== null)
    await endAttempt(db, { orderId, paymentId: running.id, state: 'cancelled' }, now)
  await cancelOrder(db, orderId, now)
}
