import { createIsomorphicFn } from '@tanstack/react-start'
import { browserCookie } from '../browser/cookies.ts'
import type { Locale } from '../model/locales.ts'
import { currencies, type Currency } from '../model/values/currencies.ts'
import {
  defaultPreferences,
  preferencesOf,
  recentCurrenciesCookie,
  type Preferences,
  type UnitSystem,
} from '../model/values/preferences.ts'
import { getLocale } from '../paraglide/runtime.js'
import { renderedPreferences } from './rendering-context.server.ts'

/**
 * Unit and currency of pages. The server reads them from a cookie (worker/preferences/) and writes them to <html>,
 * where a browser reads them. A choice is a link: the server stores it and redirects (worker/preferences/visitor-choice.ts).
 */

/** Preferences that this page is rendered with. */
export const getPreferences: () => Preferences = createIsomorphicFn()
  .server(() => renderedPreferences())
  .client(() => {
    const { unit, currency } = document.documentElement.dataset
    return preferencesOf(unit, currency)
  })

/** Attributes of <html> that hold the preferences. */
export function preferenceAttributes() {
  const { unit, currency } = getPreferences()
  return { 'data-unit': unit, 'data-currency': currency }
}

/**
 * Query keys of the API for the language, currency and unit of a response's texts. Default preferences are left out, so
 * that most visitors request the same URLs.
 */
export function readerQuery(): { locale: Locale; currency?: Currency; unitSet?: UnitSystem } {
  const { unit, currency } = getPreferences()
  return {
    locale: getLocale(),
    ...(currency === defaultPreferences.currency ? {} : { currency }),
    ...(unit === defaultPreferences.unit ? {} : { unitSet: unit }),
  }
}

/** Link to the same page with one query key set; the others of `search` stay. */
function hrefWith(search: string, key: 'currency' | 'unitSet', value: string): string {
  const query = new URLSearchParams(search)
  query.set(key, value)
  return `?${query.toString()}`
}

/** Link that chooses a currency on the page with the query `search`. */
export const currencyHref = (search: string, currency: Currency): string =>
  hrefWith(search, 'currency', currency)

/** Link that chooses a unit system on the page with the query `search`. */
export const unitHref = (search: string, unit: UnitSystem): string =>
  hrefWith(search, 'unitSet', unit)

/** Currencies chosen last, newest first (spec §9), from the server's cookie; none if it is missing or malformed. */
export function recentCurrencies(): Currency[] {
  try {
    const text = decodeURIComponent(browserCookie(recentCurrenciesCookie) ?? '[]')
    const codes: unknown = JSON.parse(text)
    if (!Array.isArray(codes)) return []
    return codes.flatMap((each) => currencies.find((code) => code === each) ?? [])
  } catch {
    return []
  }
}
