import { expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { locales, localeTable } from '../../src/model/locales.ts'
import { testNow } from '../support/site.ts'
import { fetchSite, pathOnSite } from '../support/fetch-site.ts'
import { catalogueRows } from '../support/catalogue-truth.ts'
import { headOf, tagsOf } from '../support/html.ts'

/** The first well-formedness error of XML, or null: a declaration, one root, matching tags, known entities. */
function faultOf(xml: string): string | null {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) return 'no declaration'
  const open: string[] = []
  let roots = 0
  for (const [tag, end = '', name = '', attributes = '', empty = ''] of xml
    .replace(/^<\?.*?\?>/u, '')
    .matchAll(/<(\/?)([^\s>/]+)((?:[^>/"]|"[^"]*")*)(\/?)>/gu)) {
    if (end === '/' && open.pop() !== name) return `${tag} closes nothing`
    if (!/^(?:\s+[\w:]+="[^"<]*")*$/u.test(attributes)) return `attributes of ${tag}`
    if (empty === '/') {
      if (open.length === 0) roots += 1
    } else if (end === '') {
      if (open.length === 0) roots += 1
      open.push(name)
    }
  }
  if (open.length > 0 || roots !== 1) return `${roots} roots, ${open.join('/')} left open`
  const stray = /&(?!(?:amp|lt|gt|quot|apos);)/u.exec(xml)
  return stray === null ? null : `a bare & at ${stray.index}`
}

const locsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'))

async function wellFormed(path: string): Promise<string> {
  const { status, headers, body } = await fetchSite(path)
  expect([path, status, headers.get('content-type')]).toEqual([
    path,
    200,
    'application/xml; charset=utf-8',
  ])
  expect(faultOf(body), path).toBeNull()
  return body
}

const read = new Map<string, Promise<string>>()

/** A well-formed file of the sitemap; each is read once. */
async function sitemap(path: string): Promise<string> {
  const file = read.get(path) ?? wellFormed(path)
  read.set(path, file)
  return await file
}

async function sitemapFiles(): Promise<string[]> {
  return locsOf(await sitemap('/sitemap.xml')).map(pathOnSite)
}

test('control: the XML check detects malformed documents', () => {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
  expect(faultOf(`${declaration}\n<a x="1"><b>c &amp; d</b></a>`)).toBeNull()
  expect(faultOf(`${declaration}\n<a><b x="/1"/></a>`)).toBeNull()
  const wrong = [
    '<a><b/>',
    '<a/><a/>',
    '<a><b></a></b>',
    '<a></a><a></a>',
    '<a>&</a>',
    '<a x=1></a>',
    '<a>',
  ]
  expect(wrong.filter((xml) => faultOf(declaration + xml) === null)).toEqual([])
})

test('robots.txt allows pages and the API page, disallows the API and language choices, and names the sitemap', async () => {
  const { status, headers, body } = await fetchSite('/robots.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = body.split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain('Allow: /api/docs')
  for (const key of ['locale', 'currency', 'unitSet']) {
    expect(lines).toContain(`Disallow: /*?${key}=`)
    expect(lines).toContain(`Disallow: /*&${key}=`)
  }
  expect(lines).not.toContain('Disallow: /')
  const named = lines
    .filter((line) => line.startsWith('Sitemap: '))
    .map((line) => pathOnSite(line.slice(9)))
  expect(named).toEqual(['/sitemap.xml'])
})

/** Query keys of the calendar's links on a page. */
async function linkedKeys(path: string): Promise<string[]> {
  const { body } = await fetchSite(path)
  const links = [...body.matchAll(/href="(\/(?:calendar|de\/kalender)[^"?]*\?[^"]*)"/gu)]
  return links.flatMap(([, href = '']) => [
    ...new URL(href.replaceAll('&amp;', '&'), 'https://startline.example').searchParams.keys(),
  ])
}

test('robots.txt disallows every key that the calendar links, except that of further pages', async () => {
  const { body } = await fetchSite('/robots.txt')
  const lines = new Set(body.split('\n'))
  const pages = ['/calendar', '/de/kalender', '/calendar?view=month', '/calendar?view=map&text=a']
  const linked = await Promise.all(
    [...pages, '/calendar?maxPrice=90&priceIn=USD&near=me&radius=50&minKm=10'].map(linkedKeys),
  )
  const keys = new Set(linked.flat())
  expect([...keys]).toEqual(
    expect.arrayContaining(['language', 'team', 'format', 'view', 'sort', 'page']),
  )
  keys.delete('page')
  const open = [...keys].filter(
    (key) => !lines.has(`Disallow: /*?${key}=`) || !lines.has(`Disallow: /*&${key}=`),
  )
  expect(open).toEqual([])
  expect(body).not.toContain('?page=')
})

test('the sitemap index lists files of all 17 languages on this site', async () => {
  const files = await sitemapFiles()
  const named = files.map((file) => /^\/sitemaps\/([\w-]+?)-\d+\.xml$/u.exec(file)?.[1] ?? file)
  expect([...new Set(named)].toSorted()).toEqual(locales.toSorted())
  expect(new Set(files).size).toBe(files.length)
})

test.each(locales)(
  'the sitemap of %s is well-formed, dated, and lists every event once in its language',
  async (locale) => {
    const files = (await sitemapFiles()).filter((file) => file.startsWith(`/sitemaps/${locale}-`))
    const texts = await Promise.all(files.map(sitemap))
    const locs = texts.flatMap(locsOf).map(pathOnSite)
    expect(new Set(locs).size).toBe(locs.length)
    expect(locs.length).toBeLessThan(50_000)
    const prefix = locale === 'en' ? '/' : `/${locale}`
    expect(locs.filter((path) => !path.startsWith(prefix))).toEqual([])
    const permalinks = new Set(locs.map((path) => path.split('/').at(-1)))
    expect(catalogueRows().filter((row) => !permalinks.has(row.permalink))).toEqual([])
    const dates = texts.flatMap((text) =>
      [...text.matchAll(/<lastmod>([^<]*)<\/lastmod>/gu)].map(([, date = '']) => date),
    )
    expect(dates.length).toBeGreaterThan(900)
    expect(
      dates.filter((date) => !/^20\d\d-\d\d-\d\d$/u.test(date) || Number.isNaN(Date.parse(date))),
    ).toEqual([])
  },
)

test('sixty sampled pages of the sitemaps are 200, indexable, and canonical under the listed URL', async () => {
  const files = await sitemapFiles()
  const locs = (await Promise.all(files.map(sitemap))).flatMap(locsOf).map(pathOnSite)
  const step = Math.floor(locs.length / 60)
  const sample = Array.from({ length: 60 }, (_, index) => locs[index * step] ?? '')
  for (const path of sample) {
    const { status, body } = await fetchSite(path, { headers: { 'user-agent': 'Googlebot/2.1' } })
    const { canonical, robots } = headOf(body)
    expect([path, status, canonical.map(pathOnSite), robots]).toEqual([path, 200, [path], null])
  }
})

test('hreflang links of pages match the sitemaps of their languages', async () => {
  const [file = ''] = (await sitemapFiles()).filter((path) => path.startsWith('/sitemaps/th-'))
  const paths = locsOf(await sitemap(file)).map(pathOnSite)
  for (const path of [paths[0], paths[1], paths[40], paths[150], paths.at(-1)]) {
    const { alternates } = headOf((await fetchSite(path ?? '')).body)
    expect(pathOnSite(alternates[localeTable.th.tag] ?? ''), path).toBe(path)
  }
})

test('each file is dated by its newest event, and no event is dated later than today', async () => {
  const index = await sitemap('/sitemap.xml')
  const listed = [...index.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/gu)]
  expect(listed.length).toBe((await sitemapFiles()).length)
  for (const [, loc = '', lastmod = ''] of listed.slice(0, 3)) {
    const dates = [...(await sitemap(pathOnSite(loc))).matchAll(/<lastmod>([^<]*)</gu)]
    const newest = dates.map(([, date = '']) => date).reduce((a, b) => (a > b ? a : b), '')
    expect([loc, lastmod]).toEqual([loc, newest])
    expect(newest <= testNow.slice(0, 10)).toBe(true)
  }
})

test('alternates in a sitemap equal those in the page’s head', async () => {
  const text = await sitemap('/sitemaps/ja-1.xml')
  const entries = text.split('<url>').slice(1)
  const step = Math.floor(entries.length / 12)
  for (const entry of Array.from({ length: 12 }, (_, i) => entries[i * step] ?? '')) {
    const [path = ''] = locsOf(entry).map(pathOnSite)
    const listed = tagsOf(entry, 'xhtml:link').map((link) => [link['hreflang'], link['href']])
    const { alternates } = headOf((await fetchSite(path)).body)
    expect(Object.fromEntries(listed), path).toEqual(alternates)
    // Documents and lists of articles are in the languages that have them.
    if (path.startsWith(pathOf({ to: 'calendar', criteria: [] }, 'ja')))
      expect(listed.length, path).toBe(18)
    expect(listed.length, path).toBeGreaterThan(1)
  }
})

test('calendars of one criterion and of two, with distances and months, are listed', async () => {
  const paths = new Set(locsOf(await sitemap('/sitemaps/en-1.xml')).map(pathOnSite))
  const wanted = ['/calendar/running', '/calendar/germany', '/calendar/2027-05']
  const both = [
    '/calendar/running/germany',
    '/calendar/winter-sports/sweden',
    '/calendar/trail-running/100k',
    '/calendar/marathon',
    '/calendar/running/2027-05',
    '/calendar/germany/2027-05',
    '/page/terms-of-service',
    '/for-organisers',
    '/page/privacy-policy',
    '/news',
    '/news/what-an-expected-date-means',
    '/challenge/seven-cities',
    '/compare/tor-des-geants/utmb-mont-blanc',
  ]
  expect([...wanted, ...both, '/sport/running'].filter((path) => !paths.has(path))).toEqual([])
})

test('robots.txt disallows narrowed calendars, and allows pagination and pictures', async () => {
  const { body } = await fetchSite('/robots.txt')
  const rules = [...body.matchAll(/^Disallow: (\S+)$/gmu)].map(([, rule = '']) => {
    const pattern = rule.replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll('*', '.*')
    return new RegExp(`^${pattern}`, 'u')
  })
  const barred = (path: string): boolean => rules.some((rule) => rule.test(path))
  expect(
    ['/calendar?text=x', '/de/kalender?page=2&minKm=5', '/api/search', '/?currency=USD'].map(
      barred,
    ),
  ).toEqual([true, true, true, true])
  const open = ['/', '/calendar?page=2', '/cards/en.png?v=00000000', '/calendar/2027-05']
  expect(open.filter(barred)).toEqual([])
})

test.each([
  '/sitemaps/en-0.xml',
  '/sitemaps/en-99.xml',
  '/sitemaps/xx-1.xml',
  '/sitemaps/en-1.xml/',
  '/sitemaps/en.xml',
  '/sitemaps/__proto__-1.xml',
  '/sitemaps/en-99999.xml',
])('%s is not a sitemap', async (path) => {
  const response = await fetchSite(path)
  const { status } = response.status === 307 ? await fetchSite(path.slice(0, -1)) : response
  expect([200, 404]).toContain(status)
  if (!path.endsWith('/')) expect(status).toBe(404)
})
