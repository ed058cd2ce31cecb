import { transferDays, type PaymentMethod } from '../../../../src/model/orders/payment-methods.ts'
import type { SellerPayments } from '../../../../src/model/orders/sale-faults.ts'
import { addDays } from '../../../../src/model/values/dates.ts'
import { instantOf, localTimeOf } from '../../../time/local-times.ts'
import type { Payout } from './find-payout.ts'

/** Days of an edition at its place. */
export interface EditionDays {
  /** First and last day, ISO. */
  date: string
  endDate: string
  zone: string
}

/** End of the last day on which a bank transfer that is ordered now may arrive, at the place of the edition. */
export function transferDeadline(zone: string, now: Date): Date {
  const today = localTimeOf(now.toISOString(), zone).slice(0, 10)
  return new Date(instantOf(`${addDays(today, transferDays + 1)}T00:00`, zone))
}

/** End of the edition: until then places can be paid on site. */
export const endOfEdition = ({ endDate, zone }: EditionDays): Date =>
  new Date(instantOf(`${addDays(endDate, 1)}T00:00`, zone))

/** Methods by which an organiser can be paid. @param methods those of the installation */
export const methodsOf = (
  { account, takesOnSite, stripeAccount, canCharge }: Payout,
  methods: readonly PaymentMethod[],
): PaymentMethod[] => {
  const isReady: Partial<Record<PaymentMethod, boolean>> = {
    'bank-transfer': account !== '',
    'on-site': takesOnSite,
    stripe: stripeAccount !== null && canCharge,
  }
  return methods.filter((method) => isReady[method] ?? true)
}

/** How an organiser's paid places can be paid. */
export function sellerPaymentsOf(
  payout: Payout,
  methods: readonly PaymentMethod[],
): SellerPayments {
  const isPaid = (method: PaymentMethod) => method !== 'free'
  if (!methods.some(isPaid)) return 'none'
  return methodsOf(payout, methods).some(isPaid) ? 'ready' : 'not-chosen'
}

/** Those that are offered for an edition now: a transfer has to arrive before its first day, and its end ends the desk. */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  edition: EditionDays,
  now: Date,
): PaymentMethod[] {
  const { date, zone } = edition
  const isInTime: Partial<Record<PaymentMethod, boolean>> = {
    'bank-transfer': transferDeadline(zone, now).toISOString() <= instantOf(`${date}T00:00`, zone),
    'on-site': now < endOfEdition(edition),
  }
  return methods.filter((method) => isInTime[method] ?? true)
}
