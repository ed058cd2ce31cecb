import { isOutside } from '../../../../src/model/orders/payment-methods.ts'

/** Accounts of the ledger. A debit raises an account, a credit lowers it. */

/** The buyer's money that is not earned yet; zero once an order has ended. */
export const orderAccount = (orderId: string) => `order:${orderId}`

/** Debt of the site to an organiser, as a negative balance; a positive one is a debt of the organiser. */
export const organiserAccount = (organiserId: number) => `organiser:${organiserId}`

/** The site's earnings. */
export const feesAccount = 'fees'

/** Account with the money of a payment. */
export const moneyAccount = (method: string, organiserId: number) =>
  isOutside(method) ? `outside:${organiserId}` : `clearing:${method}`

/**
 * Minor units of a payment that its organiser has received as soon as it is recorded: all of what is paid without a provider, and at
 * Stripe, which transfers it with the charge, what the fee leaves.
 */
export function receivedBy(method: string, amount: number, fee: number): number {
  if (isOutside(method)) return amount
  return method === 'stripe' ? amount - fee : 0
}
