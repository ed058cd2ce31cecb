import { isLocale, type Locale } from '../../src/model/locales.ts'
import { chooseLocale } from './choose-locale.ts'
import { safeRedirect } from '../../src/model/values/safe-redirect.ts'
import { readCookie } from '../http/cookies.ts'

export const localeCookie = 'locale'

/** Crawlers find every language at its own URL; a redirect by their headers would hide English from them. */
const crawler = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|curl|wget/iu

function rememberedLocale(request: Request): Locale | null {
  const value = readCookie(request, localeCookie)
  return value !== null && isLocale(value) ? value : null
}

/**
 * Redirects from `/` to the visitor's language, or null for English. Only `/` depends on the stored choice and on
 * `Accept-Language`, and only for people.
 */
export function languageRedirect(request: Request, url: URL): Response | null {
  if (url.pathname !== '/' || crawler.test(request.headers.get('user-agent') ?? 'bot')) return null
  const locale =
    rememberedLocale(request) ?? chooseLocale(request.headers.get('accept-language') ?? '')
  if (locale === 'en') return null
  const headers = {
    location: safeRedirect(`/${locale}${url.search}`, url.origin) ?? `/${locale}`,
    'cache-control': 'private, no-store',
    vary: 'accept-language, cookie',
  }
  return new Response(null, { status: 302, headers })
}
