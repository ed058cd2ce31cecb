import { isLocale, type Locale } from '../src/i18n/locales.ts'
import { chooseLocale } from '../src/i18n/choose-locale.ts'

const cookieName = 'locale'
const oneYear = 31_536_000

/** Crawlers see every language at its own address; a redirect by their headers would hide English from them. */
const crawler = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|curl|wget/iu

function rememberedLocale(request: Request): Locale | null {
  const cookie = request.headers.get('cookie') ?? ''
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([A-Za-z-]{2,5})(?:;|$)`, 'u').exec(
    cookie,
  )?.[1]
  return value !== undefined && isLocale(value) ? value : null
}

/** `?locale=de` on any page: the choice is kept, and the visitor goes on to the clean address. */
function chosen(url: URL): Response | null {
  const locale = url.searchParams.get('locale')
  if (locale === null) return null
  url.searchParams.delete('locale')
  const headers = new Headers({
    location: `${url.pathname.replace(/^\/{2,}/u, '/')}${url.search}`,
    'cache-control': 'no-store',
  })
  if (isLocale(locale)) {
    headers.append(
      'set-cookie',
      `${cookieName}=${locale}; Path=/; Max-Age=${oneYear}; SameSite=Lax`,
    )
  }
  return new Response(null, { status: 303, headers })
}

/**
 * Where a language choice sends the visitor, or null. Only `/` itself looks at the remembered choice and at
 * `Accept-Language`, and only for people.
 */
export function languageRedirect(request: Request, url: URL): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const byChoice = chosen(url)
  if (byChoice !== null) return byChoice
  if (url.pathname !== '/' || crawler.test(request.headers.get('user-agent') ?? 'bot')) return null
  const locale =
    rememberedLocale(request) ?? chooseLocale(request.headers.get('accept-language') ?? '')
  if (locale === 'en') return null
  const headers = {
    location: `/${locale}${url.search}`,
    'cache-control': 'private, no-store',
    vary: 'accept-language, cookie',
  }
  return new Response(null, { status: 302, headers })
}
