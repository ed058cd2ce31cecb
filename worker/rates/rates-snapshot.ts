import type { Rates } from '../../src/model/values/rates.ts'
import { euroOf } from './convert.ts'

/**
 * Rates used until newer ones have been fetched: the European Central Bank's reference rates of 4 January 2024, and for
 * the dinar the rate at which the National Bank of Serbia has held it for years, to a tenth.
 */
export const ratesSnapshot: Rates = {
  date: '2024-01-04',
  rsdDate: '2024-01-04',
  perEuro: {
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
  },
}

/**
 * An amount in euro at the snapshot, rounded to cents. Prices of the catalogue are compared at these rates, so that a
 * catalogue gives the same database on any day. @throws RangeError for a currency outside the 16
 */
export const euroAtSnapshot = (amount: number, currency: string): number =>
  euroOf(amount, currency, ratesSnapshot)
