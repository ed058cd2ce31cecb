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

/** How a currency is written beside its code. */
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

/** ISO 4217: the yen has no smaller unit in use, the others have hundredths. Intl's own data differ for the dinar. */
export function decimalsOf(currency: Currency): 0 | 2 {
  return currency === 'JPY' ? 0 : 2
}
