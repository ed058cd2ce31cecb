import { creditorReference } from '../../src/model/orders/account-numbers.ts'
import type { outsideMethods } from '../../src/model/orders/payment-methods.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import type { Database } from '../db/client.ts'
import { findSelling } from '../domain/commerce/payments/find-selling.ts'
import { startPayment } from '../domain/commerce/payments/start-payment.ts'
import { findPayout } from '../domain/commerce/payouts/find-payout.ts'
import {
  endOfEdition,
  methodsOf,
  offeredMethods,
  transferDeadline,
} from '../domain/commerce/payouts/offered-methods.ts'

/** Letters and digits that are not mistaken for one another. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const referenceLength = 8

/** A new reference, by which a transfer or a buyer at the desk leads to one payment. */
const newReference = (): string =>
  creditorReference(
    Array.from(
      crypto.getRandomValues(new Uint8Array(referenceLength)),
      (byte) => characters[byte % characters.length],
    ).join(''),
  )

interface Awaited {
  orderId: string
  method: (typeof outsideMethods)[number]
}

/**
 * Makes an order wait for money that the organiser receives without us: its places are held until the day of the transfer has
 * ended, or the edition. An order that waits already keeps its reference.
 * @throws DomainError not-found; forbidden if its organiser or the time does not allow the method; conflict if the hold ended
 */
export async function awaitMoney(
  db: Database,
  { orderId, method }: Awaited,
  now: Date,
): Promise<void> {
  const selling = await findSelling(db, orderId)
  if (selling === null) throw new DomainError('not-found')
  const payout = await findPayout(db, selling.organiserId)
  const offered = offeredMethods(methodsOf(payout, [method]), selling, now)
  if (!offered.includes(method)) throw new DomainError('forbidden')
  const isTransfer = method === 'bank-transfer'
  await startPayment(
    db,
    {
      orderId,
      method,
      state: 'awaiting',
      until: isTransfer ? transferDeadline(selling.zone, now) : endOfEdition(selling),
      providerId: newReference(),
      news: isTransfer ? 'transfer' : 'on-site',
    },
    now,
  )
}
