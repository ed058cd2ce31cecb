import * as v from 'valibot'
import { isLocale } from '../../src/model/locales.ts'
import { currencies, isCurrency, type Currency } from '../../src/model/values/currencies.ts'
import { recentCurrenciesLimit } from '../../src/model/values/limits.ts'
import {
  preferencesOf,
  recentCurrenciesCookie,
  unitSystemOf,
  type Preferences,
} from '../../src/model/values/preferences.ts'
import { safeRedirect } from '../../src/model/values/safe-redirect.ts'
import { readCookie, serializeCookie } from '../http/cookies.ts'
import { localeCookie } from '../redirects/language.ts'
import { movedPath } from '../redirects/moved-path.ts'

/** A visitor's language, currency and unit: chosen by a link, stored in cookies, read with every page. */

/** Name of spec §3. */
const preferencesCookie = 'userPreferences'

const optionalText = v.fallback(v.optional(v.string()), undefined)
const preferencesText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ unit: optionalText, currency: optionalText }),
)
const recentText = v.pipe(v.string(), v.parseJson(), v.array(v.picklist(currencies)))

/** Preferences in the request's cookie; the defaults if it is missing or unreadable. */
export function preferencesOfRequest(request: Request): Preferences {
  const parsed = v.safeParse(preferencesText, readCookie(request, preferencesCookie))
  return parsed.success
    ? preferencesOf(parsed.output.unit, parsed.output.currency)
    : preferencesOf(null, null)
}

function recentOf(request: Request): Currency[] {
  const parsed = v.safeParse(recentText, readCookie(request, recentCurrenciesCookie))
  return parsed.success ? parsed.output : []
}

/** `set-cookie` values that store a choice; a chosen currency also becomes the first of the three recent ones. */
export function preferenceCookies(request: Request, chosen: Partial<Preferences>): string[] {
  const all = { ...preferencesOfRequest(request), ...chosen }
  const cookies = [serializeCookie(preferencesCookie, JSON.stringify(all))]
  const { currency } = chosen
  if (currency === undefined) return cookies
  const recent = [...new Set([currency, ...recentOf(request)])].slice(0, recentCurrenciesLimit)
  return [...cookies, serializeCookie(recentCurrenciesCookie, JSON.stringify(recent))]
}

const keys = ['locale', 'currency', 'unitSet'] as const

/** The preferences that a query chooses. Values that do not exist are left out. */
export function chosenBy(query: URLSearchParams): Partial<Preferences> {
  const currency = (query.get('currency') ?? '').toUpperCase()
  const unit = unitSystemOf(query.get('unitSet') ?? '')
  return { ...(isCurrency(currency) ? { currency } : {}), ...(unit === null ? {} : { unit }) }
}

function cookiesFor(request: Request, query: URLSearchParams): string[] {
  const locale = query.get('locale') ?? ''
  const chosen = chosenBy(query)
  return [
    ...(isLocale(locale) ? [serializeCookie(localeCookie, locale)] : []),
    ...(Object.keys(chosen).length === 0 ? [] : preferenceCookies(request, chosen)),
  ]
}

/**
 * Handles `?locale=de`, `?currency=USD` and `?unitSet=imperial` on any page: stores the choice in cookies and redirects to
 * the URL without these keys. Values that do not exist are ignored; a currency may be in lower case.
 * @returns null for a URL without these keys
 */
export function choiceRedirect(request: Request, url: URL): Response | null {
  if (!keys.some((key) => url.searchParams.has(key))) return null
  const rest = new URLSearchParams(url.search)
  for (const key of keys) rest.delete(key)
  const query = rest.toString()
  const path = movedPath(url.pathname) ?? url.pathname
  const headers = new Headers({
    location: safeRedirect(path + (query === '' ? '' : `?${query}`), url.origin) ?? '/',
    'cache-control': 'no-store',
  })
  for (const cookie of cookiesFor(request, url.searchParams)) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
