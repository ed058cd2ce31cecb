import { isLocale } from '../../src/model/locales.ts'
import { isCurrency } from '../../src/model/values/currencies.ts'
import { unitSystemOf, type Preferences } from '../../src/model/values/preferences.ts'
import { safeRedirect } from '../../src/model/values/safe-redirect.ts'
import { serializeCookie } from '../http/cookies.ts'
import { localeCookie } from './language.ts'
import { movedPath } from './moved-path.ts'
import { preferenceCookies } from '../preferences/cookies.ts'

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
