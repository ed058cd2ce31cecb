import { isLocale, locales, type Locale } from '../src/i18n/locales.ts'
import { pathOf } from '../src/i18n/paths.ts'
import { isSport, isSportGroup } from '../src/model/sports.ts'
import { createDatabase } from './db/client.ts'
import { noCriteria } from './domain/calendar/criteria.ts'
import { countSitemapFiles, findSitemap, type SitemapFacts } from './domain/sitemap/find-sitemap.ts'
import { readSettings } from './env.ts'
import { calendarPath } from './present/calendar-path.ts'
import { sportWord } from './present/sport.ts'

/** Sitemap protocol 0.9 (sitemaps.org): an index, and files of one language each. */

interface Entry {
  path: string
  lastmod?: string
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const xml = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })

function countedEntries(counts: SitemapFacts['counts'], locale: Locale): Entry[] {
  return counts.flatMap(({ kind, key }) => {
    const [first = '', country = ''] = key.split('/')
    if (kind === 'sport' && isSport(key))
      return [{ path: pathOf({ to: 'sport', word: sportWord({ sport: key }, locale) }, locale) }]
    if (kind === 'group' && isSportGroup(key))
      return [{ path: pathOf({ to: 'sport', word: sportWord({ group: key }, locale) }, locale) }]
    if (kind === 'country') return [{ path: calendarPath({ ...noCriteria, country: key }, locale) }]
    if (kind === 'sport-country' && isSport(first))
      return [{ path: calendarPath({ ...noCriteria, sport: first, country }, locale) }]
    return []
  })
}

function entriesOf(facts: SitemapFacts, locale: Locale, file: number): Entry[] {
  const fixed: Entry[] =
    file === 1
      ? [
          { path: pathOf({ to: 'home' }, locale) },
          { path: calendarPath(noCriteria, locale) },
          { path: pathOf({ to: 'about' }, locale) },
          { path: pathOf({ to: 'policy', policy: 'cookie-policy' }, locale) },
          { path: pathOf({ to: 'policy', policy: 'privacy-policy' }, locale) },
        ]
      : []
  const events = facts.events.map(({ permalink, updatedAt }) => ({
    path: pathOf({ to: 'event', permalink }, locale),
    lastmod: updatedAt.slice(0, 10),
  }))
  return [...fixed, ...countedEntries(facts.counts, locale), ...events]
}

const fileName = /^\/sitemaps\/([a-zA-Z-]{2,5})-(\d{1,4})\.xml$/u

/** A visitor's choices are no pages of their own. */
const choices = ['locale', 'currency', 'unitSet']

function robots(origin: string): string {
  const kept = choices.flatMap((key) => [`Disallow: /*?${key}=`, `Disallow: /*&${key}=`])
  return `${['User-agent: *', 'Disallow: /api/', ...kept].join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Answers robots.txt and sitemaps; null for any other path. */
export async function sitemaps(url: URL, env: unknown): Promise<Response | null> {
  const settings = readSettings(env)
  const origin = settings.SITE_ORIGIN === '' ? url.origin : settings.SITE_ORIGIN.replace(/\/$/u, '')
  if (url.pathname === '/robots.txt') {
    const text = robots(origin)
    return new Response(text, {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      },
    })
  }
  const db = createDatabase(settings.DB)
  if (url.pathname === '/sitemap.xml') {
    const files = await countSitemapFiles(db)
    const names = locales.flatMap((locale) =>
      Array.from({ length: files }, (_, i) => `${locale}-${i + 1}`),
    )
    const items = names.map(
      (name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`,
    )
    return xml(
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</sitemapindex>`,
    )
  }
  const [, locale = '', number = ''] = fileName.exec(url.pathname) ?? []
  if (!isLocale(locale) || Number(number) < 1) return null
  const entries = entriesOf(await findSitemap(db, Number(number)), locale, Number(number))
  if (entries.length === 0) return null
  const items = entries.map(({ path, lastmod }) => {
    const when = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`
    return `<url><loc>${escape(origin + path)}</loc>${when}</url>`
  })
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</urlset>`,
  )
}
