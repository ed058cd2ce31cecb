import { paymentMinutes } from '../../src/model/orders/holds.ts'
import type { PaymentMethod, testCardEndings } from '../../src/model/orders/payment-methods.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import type { Database } from '../db/client.ts'
import { confirmFreeOrder } from '../domain/commerce/payments/confirm-free.ts'
import { endAttempt } from '../domain/commerce/payments/end-attempt.ts'
import { recordPayment } from '../domain/commerce/payments/record-payment.ts'
import { startPayment } from '../domain/commerce/payments/start-payment.ts'

interface Paying {
  orderId: string
  method: PaymentMethod
  ending: (typeof testCardEndings)[number]
  /** Methods that this installation takes. */
  methods: readonly PaymentMethod[]
}

/**
 * Pays an order by a method that answers at once.
 * @throws DomainError forbidden for a method that the installation does not take, conflict for an order that cannot be paid
 */
export async function payOrder(
  db: Database,
  { orderId, method, ending, methods }: Paying,
  now: Date,
): Promise<void> {
  if (!methods.includes(method)) throw new DomainError('forbidden')
  if (method === 'free') return await confirmFreeOrder(db, orderId, now)
  const until = new Date(now.getTime() + paymentMinutes * 60_000)
  const payment = await startPayment(db, { orderId, method, state: 'paying', until }, now)
  const { id: paymentId, amount, currency } = payment
  if (ending === 'declined')
    return await endAttempt(db, { paymentId, orderId, state: 'failed' }, now)
  await recordPayment(db, { paymentId, amount, currency }, now)
}
