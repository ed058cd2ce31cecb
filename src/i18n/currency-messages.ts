import { m } from '../paraglide/messages.js'
import type { Currency } from '../model/values/currencies.ts'

/** Names of currencies. */
export const currencyMessages = {
  EUR: m.currency_eur,
  SEK: m.currency_sek,
  GBP: m.currency_gbp,
  USD: m.currency_usd,
  CZK: m.currency_czk,
  NOK: m.currency_nok,
  DKK: m.currency_dkk,
  JPY: m.currency_jpy,
  PLN: m.currency_pln,
  AUD: m.currency_aud,
  HKD: m.currency_hkd,
  INR: m.currency_inr,
  TRY: m.currency_try,
  CNY: m.currency_cny,
  CAD: m.currency_cad,
  RSD: m.currency_rsd,
} satisfies Record<Currency, unknown>
