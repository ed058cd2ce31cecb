/** Spec §9: the 16 currencies a visitor can choose; EUR is the default. */
export const currencies = [
  'EUR',
  'SEK',
  'GBP',
  'USD',
  'CZK',
  'NOK',
  'DKK',
  'JPY',
  'PLN',
  'AUD',
  'HKD',
  'INR',
  'TRY',
  'CNY',
  'CAD',
  'RSD',
] as const

export type Currency = (typeof currencies)[number]

export function isCurrency(code: string): code is Currency {
  return currencies.some((currency) => currency === code)
}
