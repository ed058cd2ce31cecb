/**
 * News of an order that its buyer gets by email: its payment waits for a provider, for a bank transfer or for the desk on site;
 * it is paid, a payment was refused or got no place, a transfer has not arrived in time, a place was given up, money was paid back,
 * and, if asked for, it was left unfinished; its places are offered to the first in the waiting list, or that offer has ended.
 */
export const orderNews = [
  'received',
  'transfer',
  'on-site',
  'paid',
  'failed',
  'no-place',
  'overdue',
  'given-up',
  'refunded',
  'unfinished',
  'offered',
  'offer-ended',
] as const
export type OrderNews = (typeof orderNews)[number]
