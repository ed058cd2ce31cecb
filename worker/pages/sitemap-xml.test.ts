import '../../src/i18n/all-words.ts'
import { allNews } from '../domain/content/articles/list-articles.ts'
import type { CountedNews } from '../domain/content/articles/count-news-lists.ts'
import { expect, test } from 'vitest'
import type { Locale } from '../../src/model/locales.ts'
import { datedFiles, sitemapEntries } from '../present/site/sitemap.ts'
import { sitemapFileXml } from './sitemap-xml.ts'

const origin = 'https://startline.example'
const nothing = { events: [], counts: [], organisers: [], first: false }

const documentOf = (complete: Locale[]) => ({
  kind: 'page' as const,
  slug: 'terms-of-service',
  updatedAt: '2026-11-20T08:00:00.000Z',
  complete,
})
const fileOf = (complete: Locale[], locale: Locale) =>
  sitemapFileXml(sitemapEntries(nothing, [documentOf(complete)], [], [], true), locale, origin)
const alternatesIn = (xml: string) =>
  [...xml.matchAll(/hreflang="([^"]+)"/gu)].map(([, tag]) => tag)

test('a document is listed in the languages that lack no text, and only these are its alternates', () => {
  const english = fileOf(['en', 'ja'], 'en')
  expect(english).toContain(`<loc>${origin}/page/terms-of-service</loc><lastmod>2026-11-20<`)
  expect(alternatesIn(english)).toEqual(['en', 'ja', 'x-default'])
  expect(alternatesIn(fileOf(['en', 'ja'], 'ja'))).toEqual(['en', 'ja', 'x-default'])
  expect(fileOf(['en', 'ja'], 'de')).not.toContain('<url>')
})

test('a document without English has no default language', () => {
  expect(alternatesIn(fileOf(['ja'], 'ja'))).toEqual(['ja'])
  expect(fileOf(['ja'], 'en')).not.toContain('<url>')
})

test('a page in all languages has all as alternates', () => {
  const entries = sitemapEntries({ ...nothing, first: true }, [], [], [], true)
  expect(alternatesIn(sitemapFileXml(entries.slice(0, 1), 'de', origin))).toHaveLength(18)
})

test('answers of the help, which have no page, are not listed', () => {
  const answer = { ...documentOf(['en']), kind: 'help' as const, slug: 'cookies' }
  expect(sitemapEntries(nothing, [answer], [], [], true)).toEqual([])
})

test('the sale is listed while it has a race', () => {
  const pathsOf = (hasSale: boolean) =>
    sitemapEntries({ ...nothing, first: true }, [], [], [], hasSale).map(({ pathIn }) =>
      pathIn('en'),
    )
  expect(pathsOf(true)).toContain('/sale')
  expect(pathsOf(false)).not.toContain('/sale')
  expect(pathsOf(false)).toHaveLength(pathsOf(true).length - 1)
})

test('campaigns are not listed, and lists of articles are in the languages with enough of them', () => {
  const campaign = { ...documentOf(['en']), kind: 'campaign' as const, slug: 'black-friday' }
  expect(sitemapEntries(nothing, [campaign], [], [], true)).toEqual([])
  const news = (totals: CountedNews['totals'], query: Partial<CountedNews['query']>) =>
    sitemapEntries(
      nothing,
      [],
      [{ query: { ...allNews, ...query }, totals, updatedAt: '2026-11-20T08:00:00.000Z' }],
      [],
      true,
    ).flatMap(({ languages }) => languages)
  expect(news({ en: 1, de: 7 }, {})).toEqual(['en', 'de'])
  expect(news({ en: 2, de: 3 }, { kind: 'how-to' })).toEqual(['de'])
  expect(news({ en: 1, de: 2 }, { event: 'sierre-zinal' })).toEqual(['de'])
  expect(news({ en: 1 }, { period: '2026-11' })).toEqual([])
})

test('the first file is dated by its documents too', () => {
  const files = [1, 2].map((file) => ({ file, updatedAt: '2026-11-01T00:00:00.000Z' }))
  expect(datedFiles(files, [documentOf(['en'])]).map(({ updatedAt }) => updatedAt)).toEqual([
    '2026-11-20T08:00:00.000Z',
    '2026-11-01T00:00:00.000Z',
  ])
})
