import { locales, localeTable, type Locale } from '../model/locales.ts'
import { listCard, siteCardTexts, type CardList } from '../i18n/site-card.ts'
import { feedFormats, feedPath, feedTypes, type FeedFormat } from '../model/event/feeds.ts'
import { socialCardPath, socialCardSize } from '../model/event/social-card.ts'
import type { StructuredData } from '../model/event/structured-data.ts'
import type { Alternates } from '../model/views.ts'
import { getLocale } from '../paraglide/runtime.js'
import { siteOrigin } from '../request/rendering.ts'
import { sheetLinks, type PageSheet } from './page-sheets.ts'

/** A social card, of the usual size unless it has another. */
interface Card {
  path: string
  alt: string
  size?: { width: number; height: number }
}

interface PageHead {
  title: string
  description: string
  /** Paths of this content in the languages it exists in. */
  alternates: Alternates
  /** Style sheets that the parent route does not link. */
  sheets: readonly PageSheet[]
  /** False excludes the page from search engines. */
  indexable?: boolean
  /** Requests that name this page, whose URL may be secret, in Referer: none, or those to this site. Without it a form has no Origin. */
  referrer?: 'no-referrer' | 'same-origin'
  previous?: string | null
  next?: string | null
  /** Social card of this page; the site's card by default. */
  card?: Card
  /** List whose social card this page shows. */
  cardList?: CardList
  /** Path with query of the page whose list has a feed, and the feed's title. */
  feed?: { page: string; title: string; formats?: readonly FeedFormat[] } | null
  /** On the server only, for crawlers, which load each page anew. The router escapes it. */
  structuredData?: StructuredData | undefined
}

const brand = 'Startline'

/** Title, description, canonical, reciprocal hreflang with x-default, social card, feeds and structured data. */
export function pageHead(page: PageHead) {
  const locale: Locale = getLocale()
  const origin = siteOrigin()
  const canonical = page.alternates[locale]
  const title = page.title.includes(brand) ? page.title : `${page.title} · ${brand}`
  const indexable = page.indexable ?? true
  const links = [
    ...sheetLinks(page.sheets),
    ...(canonical === undefined ? [] : [{ rel: 'canonical', href: origin + canonical }]),
    ...(indexable ? alternateLinks(page.alternates, origin) : []),
    ...(page.previous ? [{ rel: 'prev', href: origin + page.previous }] : []),
    ...(page.next ? [{ rel: 'next', href: origin + page.next }] : []),
    ...(page.feed ? feedLinks(page.feed, origin) : []),
  ]
  const meta = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: localeTable[locale].social },
    ...(canonical === undefined ? [] : [{ property: 'og:url', content: origin + canonical }]),
    ...(import.meta.env.SSR
      ? cardTags(page.card ?? sharedCard(page.cardList, locale), origin)
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(page.referrer === undefined ? [] : [{ name: 'referrer', content: page.referrer }]),
    ...(page.structuredData?.(origin) ?? []).map((data) => ({ 'script:ld+json': data })),
  ]
  return { meta, links }
}

/** Head of a page that search engines must not index. */
export function unlistedHead(
  title: () => string,
  description: () => string,
  more?: Partial<Pick<PageHead, 'referrer' | 'alternates'>> & { sheets?: readonly PageSheet[] },
) {
  return ({ loaderData }: { loaderData?: { alternates: Alternates } | undefined }) =>
    pageHead({
      title: title(),
      description: description(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
      sheets: [],
      ...more,
    })
}

/** Head of the parent route of an area of accounts. */
export const areaHead = (sheet: PageSheet) => () => ({ links: sheetLinks([sheet]) })

function feedLinks(
  { page, title, formats = feedFormats }: NonNullable<PageHead['feed']>,
  origin: string,
) {
  return formats.map((format) => ({
    rel: 'alternate',
    type: feedTypes[format],
    title,
    href: origin + feedPath(page, format),
  }))
}

/** Social card of a list, or of the site for pages without another one. */
function sharedCard(list: CardList | undefined, locale: Locale): { path: string; alt: string } {
  if (list !== undefined) {
    const card = listCard(list, locale)
    const path = socialCardPath(locale, { kind: 'list', slug: list }, card)
    return { path, alt: `${brand} · ${card.title}` }
  }
  const texts = siteCardTexts(locale)
  return { path: socialCardPath(locale, null, texts), alt: `${brand} · ${texts.title}` }
}

function cardTags({ path, alt, size = socialCardSize }: Card, origin: string) {
  return [
    { property: 'og:image', content: origin + path },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(size.width) },
    { property: 'og:image:height', content: String(size.height) },
    { property: 'og:image:alt', content: alt },
  ]
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
