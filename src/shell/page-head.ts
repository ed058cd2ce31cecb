import { locales, localeTable, type Locale } from '../i18n/locales.ts'
import type { Alternates } from '../model/views.ts'
import { getLocale } from '../paraglide/runtime.js'
import { siteOrigin } from './site-origin.ts'

interface PageHead {
  title: string
  description: string
  /** Paths of this content in the languages it exists in; none for a page that is not to be listed. */
  alternates: Alternates
  /** False keeps the page out of search engines. */
  indexable?: boolean
  previous?: string | null
  next?: string | null
  /** schema.org objects; the router escapes them. */
  structuredData?: readonly object[]
}

const brand = 'Startline'

/** Title, description, canonical, reciprocal hreflang with x-default, cards for sharing, and structured data. */
export function pageHead(page: PageHead) {
  const locale: Locale = getLocale()
  const origin = siteOrigin()
  const canonical = page.alternates[locale]
  const title = page.title.includes(brand) ? page.title : `${page.title} · ${brand}`
  const indexable = page.indexable ?? true
  const links = [
    ...(canonical === undefined ? [] : [{ rel: 'canonical', href: origin + canonical }]),
    ...(indexable ? alternateLinks(page.alternates, origin) : []),
    ...(page.previous ? [{ rel: 'prev', href: origin + page.previous }] : []),
    ...(page.next ? [{ rel: 'next', href: origin + page.next }] : []),
  ]
  const meta = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: localeTable[locale].tag.replace('-', '_') },
    ...(canonical === undefined ? [] : [{ property: 'og:url', content: origin + canonical }]),
    { name: 'twitter:card', content: 'summary' },
    ...(indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(page.structuredData ?? []).map((data) => ({ 'script:ld+json': data })),
  ]
  return { meta, links }
}

function alternateLinks(alternates: Alternates, origin: string) {
  const links = locales.flatMap((locale) => {
    const path = alternates[locale]
    return path === undefined
      ? []
      : [{ rel: 'alternate', hrefLang: localeTable[locale].tag, href: origin + path }]
  })
  const { en } = alternates
  return en === undefined
    ? links
    : [...links, { rel: 'alternate', hrefLang: 'x-default', href: origin + en }]
}
