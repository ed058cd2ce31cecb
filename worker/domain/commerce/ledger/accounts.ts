/** Accounts of the ledger. A debit raises an account, a credit lowers it. */

/** The buyer's money that is not earned yet; zero once an order has ended. */
export const orderAccount = (orderId: string) => `order:${orderId}`

/** Debt of the site to an organiser, as a negative balance; a positive one is a debt of the organiser. */
export const organiserAccount = (organiserId: number) => `organiser:${organiserId}`

/** The site's earnings. */
export const feesAccount = 'fees'

/** Methods whose money goes to the organiser's account, not to a provider of ours. */
const outside = new Set(['bank-transfer', 'on-site'])

/** Account with the money of a payment. */
export const moneyAccount = (method: string, organiserId: number) =>
  outside.has(method) ? `outside:${organiserId}` : `clearing:${method}`
