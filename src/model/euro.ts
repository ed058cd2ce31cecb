import { isCurrency, type Currency } from './currencies.ts'

/**
 * Units of a currency for one euro, European Central Bank reference rates of 4 January 2024; RSD from the National
 * Bank of Serbia's long-standing rate. They only order and filter prices; what a visitor sees is the organiser's own.
 */
const perEuro: Record<Currency, number> = {
  EUR: 1,
  SEK: 11.1905,
  GBP: 0.86278,
  USD: 1.0953,
  CZK: 24.652,
  NOK: 11.2845,
  DKK: 7.459,
  JPY: 157.91,
  PLN: 4.346,
  AUD: 1.628,
  HKD: 8.5523,
  INR: 91.1745,
  TRY: 32.6087,
  CNY: 7.833,
  CAD: 1.4603,
  RSD: 117.2,
}

/** An amount in euro, rounded to cents. @throws RangeError for a currency outside the 16 */
export function euroOf(amount: number, currency: string): number {
  if (!isCurrency(currency)) throw new RangeError(`no rate for ${currency}`)
  return Math.round((amount / perEuro[currency]) * 100) / 100
}
