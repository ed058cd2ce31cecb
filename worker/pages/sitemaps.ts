import { isLocale } from '../../src/model/locales.ts'
import { createDatabase } from '../db/client.ts'
import { findKnownPairs } from '../domain/catalogue/comparisons/known-events.ts'
import { findSitemap, findSitemapFiles } from '../domain/catalogue/sitemap/find-sitemap.ts'
import { hasSale } from '../domain/catalogue/prices/find-sale.ts'
import { countNewsLists } from '../domain/content/articles/count-news-lists.ts'
import { findIndexedDocuments } from '../domain/content/documents/indexed-documents.ts'
import { createClock } from '../runtime/clock.ts'
import { readSettings } from '../settings/env.ts'
import { siteOriginOf } from '../settings/site-origin.ts'
import { datedFiles, sitemapEntries } from '../present/site/sitemap.ts'
import { robotsText } from './robots.ts'
import { sitemapFileXml, sitemapIndexXml } from './sitemap-xml.ts'

/** Paths that can be robots.txt or a sitemap. */
const paths = /^\/(?:robots\.txt$|sitemap)/u
const fileName = /^\/sitemaps\/([a-zA-Z-]{2,5})-(\d{1,4})\.xml$/u

const respond = (body: string, type: 'text/plain' | 'application/xml'): Response =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  })

/** Responds with robots.txt or a sitemap; null for any other path. */
export async function handleSitemapRequest(url: URL, env: unknown): Promise<Response | null> {
  if (!paths.test(url.pathname)) return null
  const settings = readSettings(env)
  const origin = siteOriginOf(settings, url)
  if (url.pathname === '/robots.txt') return respond(robotsText(origin), 'text/plain')
  const db = createDatabase(settings.DB)
  const clock = createClock(settings)
  const now = clock.now()
  const findDocuments = async () => await findIndexedDocuments(db, now)
  if (url.pathname === '/sitemap.xml') {
    const [files, documents] = await Promise.all([findSitemapFiles(db), findDocuments()])
    return respond(sitemapIndexXml(datedFiles(files, documents), origin), 'application/xml')
  }
  const [, locale = '', number = ''] = fileName.exec(url.pathname) ?? []
  if (!isLocale(locale) || Number(number) < 1) return null
  const isFirst = Number(number) === 1
  const [facts, documents, news, pairs, isOnSale] = await Promise.all([
    findSitemap(db, Number(number)),
    isFirst ? findDocuments() : [],
    isFirst ? countNewsLists(db, now) : [],
    isFirst ? findKnownPairs(db) : [],
    isFirst ? hasSale(db, clock.today()) : false,
  ])
  const entries = sitemapEntries(facts, documents, news, pairs, isOnSale)
  if (entries.length === 0) return null
  return respond(sitemapFileXml(entries, locale, origin), 'application/xml')
}
