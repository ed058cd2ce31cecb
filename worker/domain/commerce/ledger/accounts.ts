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

/** Minor units of a payment that its organiser has received as soon as it is recorded: of a method without a provider, all. */
export const receivedBy = (method: string, amount: number): number =>
  isOutside(method) ? amount : 0
