/**
 * News of an order that its buyer gets by email: its payment waits for a provider, it is paid, a payment was refused or got no
 * place, money was paid back, and, if asked for, it was left unfinished.
 */
export const orderNews = [
  'received',
  'paid',
  'failed',
  'no-place',
  'refunded',
  'unfinished',
] as const
export type OrderNews = (typeof orderNews)[number]
