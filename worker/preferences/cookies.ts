import * as v from 'valibot'
import { currencies, type Currency } from '../../src/model/values/currencies.ts'
import { recentCurrenciesLimit } from '../../src/model/values/limits.ts'
import {
  preferencesOf,
  recentCurrenciesCookie,
  type Preferences,
} from '../../src/model/values/preferences.ts'
import { serializeCookie, readCookie } from '../http/cookies.ts'

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
