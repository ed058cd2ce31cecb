import { isLocale, localeTable, locales, type Locale } from '../../src/model/locales.ts'
import { redirectPath } from '../../src/model/values/redirect-path.ts'
import { createDatabase } from '../db/client.ts'
import { findSitemap, findSitemapFiles } from '../domain/catalogue/sitemap/find-sitemap.ts'
import { readSettings } from '../settings/env.ts'
import { siteOriginOf } from '../settings/site-origin.ts'
import { sitemapEntries, type SitemapEntry } from '../present/site/sitemap.ts'

/** Sitemap protocol 0.9 (sitemaps.org) with the languages of each page: an index, and files of one language each. */

/** Paths that can be robots.txt or a sitemap. */
const paths = /^\/(?:robots\.txt$|sitemap)/u

const hour = 'public, max-age=3600'

const xml = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': hour },
  })

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const dated = (lastmod: string | null): string =>
  lastmod === null ? '' : `<lastmod>${lastmod}</lastmod>`

/**
 * Query keys that filter a calendar or change units and language: their pages repeat what others show. `page` is not
 * among them, because further pages of a calendar lead to events.
 */
const variantKeys =
  'locale currency unitSet text minKm maxKm min max unit confirmed from to sport distance country month'.split(
    ' ',
  )

/**
 * Programs that fetch a feed on behalf of a user, who chose its filters. A robot with a group of its own ignores the
 * group of `*`.
 */
const feedFetchers = ['Google-Calendar-Importer', 'Feedfetcher-Google']

function robots(origin: string): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    `Disallow: ${redirectPath}`,
    // The longer rule wins, so that the description of the API can be found.
    'Allow: /api/docs',
    ...variantKeys.flatMap((key) => [`Disallow: /*?${key}=`, `Disallow: /*&${key}=`]),
    '',
    ...feedFetchers.map((name) => `User-agent: ${name}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': hour },
  })
}

function urlElement({ pathIn, lastmod }: SitemapEntry, locale: Locale, origin: string): string {
  const link = (tag: string, href: string): string =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`
  const hrefs = new Map(locales.map((each) => [each, escape(origin + pathIn(each))]))
  const links = locales.map((each) => link(localeTable[each].tag, hrefs.get(each) ?? ''))
  const fallback = link('x-default', hrefs.get('en') ?? '')
  return `<url><loc>${hrefs.get(locale) ?? ''}</loc>${dated(lastmod)}${links.join('')}${fallback}</url>`
}

const fileName = /^\/sitemaps\/([a-zA-Z-]{2,5})-(\d{1,4})\.xml$/u

/** Responds with robots.txt or a sitemap; null for any other path. */
export async function handleSitemapRequest(url: URL, env: unknown): Promise<Response | null> {
  if (!paths.test(url.pathname)) return null
  const settings = readSettings(env)
  const origin = siteOriginOf(settings, url)
  if (url.pathname === '/robots.txt') return robots(origin)
  const db = createDatabase(settings.DB)
  if (url.pathname === '/sitemap.xml') {
    const files = await findSitemapFiles(db)
    const items = locales.flatMap((locale) =>
      files.map(
        ({ file, updatedAt }) =>
          `<sitemap><loc>${origin}/sitemaps/${locale}-${file}.xml</loc>${dated(updatedAt.slice(0, 10))}</sitemap>`,
      ),
    )
    return xml(
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</sitemapindex>`,
    )
  }
  const [, locale = '', number = ''] = fileName.exec(url.pathname) ?? []
  if (!isLocale(locale) || Number(number) < 1) return null
  const entries = sitemapEntries(await findSitemap(db, Number(number)))
  if (entries.length === 0) return null
  const items = entries.map((entry) => urlElement(entry, locale, origin))
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join('\n')}\n</urlset>`,
  )
}
