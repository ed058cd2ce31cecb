import { decimalsOf, type Currency } from '../values/currencies.ts'

/** Amount in the unit that is written of an amount in the minor unit: 4800 cents are 48 euro, 4800 yen are 4800. */
export const toMajor = (minor: number, currency: Currency): number =>
  minor / 10 ** decimalsOf(currency)
