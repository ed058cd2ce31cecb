import type { Currency } from '../../src/model/values/currencies.ts'

/** Currency of a country by its ISO code, where it is one of the site's and not the euro. */
export const countryCurrencies: Readonly<Record<string, Currency>> = {
  SE: 'SEK',
  GB: 'GBP',
  US: 'USD',
  CZ: 'CZK',
  NO: 'NOK',
  DK: 'DKK',
  JP: 'JPY',
  PL: 'PLN',
  AU: 'AUD',
  HK: 'HKD',
  IN: 'INR',
  TR: 'TRY',
  CN: 'CNY',
  CA: 'CAD',
  RS: 'RSD',
}
