/** The 16 currencies that a visitor can choose (spec §9); EUR is the default. */
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

/** Symbols shown after the currency's code. */
export const currencySymbols: Record<Currency, string> = {
  EUR: '€',
  SEK: 'kr',
  GBP: '£',
  USD: '$',
  CZK: 'Kč',
  NOK: 'kr',
  DKK: 'kr',
  JPY: '¥',
  PLN: 'zł',
  AUD: 'A$',
  HKD: 'HK$',
  INR: '₹',
  TRY: '₺',
  CNY: 'CN¥',
  CAD: 'C$',
  RSD: 'RSD',
}

/**
 * Decimals by ISO 4217: none for the yen, two for the other currencies of the site. Intl's data differ for the dinar.
 */
export function decimalsOf(currency: string): 0 | 2 {
  return currency === 'JPY' ? 0 : 2
}
