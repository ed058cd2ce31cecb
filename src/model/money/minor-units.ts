import { decimalsOf } from '../values/currencies.ts'

/** Amounts in the minor unit of their currency and in the unit that is written: 4800 cents are 48 euro, 4800 yen 4800. */

/** Integer of the minor unit, rounded half away from zero: the one place where a written amount is rounded. */
export function toMinor(amount: number, currency: string): number {
  // 1.005 * 100 is 100.49999999999999; the shortest decimal that denotes the number is what was written.
  const scaled = Number(`${Math.abs(amount)}e${decimalsOf(currency)}`)
  const exact = Number.isNaN(scaled) ? Math.abs(amount) * 10 ** decimalsOf(currency) : scaled
  return Math.sign(amount) * Math.round(exact) || 0
}

/** The written amount of so many minor units. */
export const toMajor = (minor: number, currency: string): number =>
  minor / 10 ** decimalsOf(currency)
