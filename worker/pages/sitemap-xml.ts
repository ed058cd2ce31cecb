import { locales, localeTable, type Locale } from '../../src/model/locales.ts'
import type { SitemapFile } from '../domain/catalogue/sitemap/find-sitemap.ts'
import type { SitemapEntry } from '../present/site/sitemap.ts'

/** Sitemap protocol 0.9 (sitemaps.org) with the languages of each page: an index, and files of one language each. */

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const dated = (lastmod: string | null): string =>
  lastmod === null ? '' : `<lastmod>${lastmod}</lastmod>`

/** The index of these files in every language. */
export function sitemapIndexXml(files: readonly SitemapFile[], origin: string): string {
  const items = locales.flatMap((locale) =>
    files.map(
      ({ file, updatedAt }) =>
        `<sitemap><loc>${origin}/sitemaps/${locale}-${file}.xml</loc>${dated(updatedAt.slice(0, 10))}</sitemap>`,
    ),
  )
  return `${declaration}\n<sitemapindex ${protocol}>\n${items.join('\n')}\n</sitemapindex>\n`
}

function urlElement(
  { pathIn, languages, lastmod }: SitemapEntry,
  locale: Locale,
  origin: string,
): string {
  const link = (tag: string, href: string): string =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`
  const hrefs = new Map(languages.map((each) => [each, escapeXml(origin + pathIn(each))]))
  const links = [...hrefs].map(([each, href]) => link(localeTable[each].tag, href))
  const english = hrefs.get('en')
  const fallback = english === undefined ? '' : link('x-default', english)
  return `<url><loc>${hrefs.get(locale) ?? ''}</loc>${dated(lastmod)}${links.join('')}${fallback}</url>`
}

/** The file of these pages in one language. */
export function sitemapFileXml(
  entries: readonly SitemapEntry[],
  locale: Locale,
  origin: string,
): string {
  const items = entries
    .filter(({ languages }) => languages.includes(locale))
    .map((entry) => urlElement(entry, locale, origin))
  const names = `${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml"`
  return `${declaration}\n<urlset ${names}>\n${items.join('\n')}\n</urlset>\n`
}
