import { longDate } from '../../../src/i18n/format.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { inFours } from '../../../src/model/orders/account-numbers.ts'
import { endingOf, outsideMethods } from '../../../src/model/orders/payment-methods.ts'
import type { CheckoutView } from '../../../src/model/schemas/orders/checkout.ts'
import { transferDeadline } from '../../domain/commerce/payouts/offered-methods.ts'
import { lastDayBefore } from '../../domain/commerce/payouts/last-day-before.ts'
import type { Shown } from './shown.ts'

/** Money that an order waits for; null for any other order. */
export function presentDue(
  { checkout, payout, facts }: Shown,
  { locale }: Reader,
): CheckoutView['due'] {
  if (checkout?.order.state !== 'awaiting' || checkout.order.until === null) return null
  const method = outsideMethods.find((each) => each === checkout.payment?.method)
  if (method === undefined) return null
  const { holder, account, bank } = payout
  const to = method === 'bank-transfer' ? { holder, account: inFours(account), bank } : noAccount
  return {
    method,
    ...to,
    reference: inFours(checkout.payment?.providerId ?? ''),
    by: longDate(lastDayBefore(checkout.order.until, facts.edition.zone), locale),
  }
}

const noAccount = { holder: '', account: '', bank: '' }

/** Last day for a bank transfer that is ordered now. */
export const presentTransferBy = ({ facts }: Shown, { locale }: Reader, now: Date): string =>
  longDate(
    lastDayBefore(transferDeadline(facts.edition.zone, now).toISOString(), facts.edition.zone),
    locale,
  )

/** State of the latest payment for the page of the order. */
export function presentPayment({ checkout }: Shown): CheckoutView['payment'] {
  const payment = checkout?.payment ?? null
  if (checkout === null || payment === null) return null
  if (checkout.order.state === 'paying' && payment.method === 'stripe') return 'open'
  if (checkout.order.state === 'paying')
    return endingOf(payment.providerId) === 'confirmed' ? 'confirm' : 'waits'
  return checkout.order.state === 'held' && payment.state === 'failed' ? 'failed' : null
}
