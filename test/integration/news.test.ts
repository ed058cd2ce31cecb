import '../../src/i18n/all-words.ts'
import fc from 'fast-check'
import { parseJsonFeed } from 'feedsmith'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleKinds } from '../../src/model/blocks/article-kinds.ts'
import { emptyArticle } from '../../src/model/blocks/article.ts'
import { emptyContent, type ContentDocument } from '../../src/model/blocks/content.ts'
import { groups } from '../../src/model/event/sports.ts'
import { articleView, newsView } from '../../src/model/schemas/site/news.ts'
import { newsPageSize } from '../../src/model/values/limits.ts'
import { api } from '../../worker/api/index.ts'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { allNews, listArticles } from '../../worker/domain/content/articles/list-articles.ts'
import { countNewsLists } from '../../worker/domain/content/articles/count-news-lists.ts'
import { loadShipped } from '../../worker/domain/content/documents/load-shipped.ts'
import { setDocumentState } from '../../worker/domain/content/documents/set-state.ts'
import { feedResponse } from '../../worker/feeds/feed-response.ts'
import { newsLanguages } from '../../worker/present/paths/listed-news.ts'
import { openDatabase } from '../support/open-database.ts'

/** Lists of articles compared with a plain evaluation, and what the API returns of them. */

const now = new Date('2026-11-24T12:00:00.000Z')
let binding: D1Database
let db: Database
let close: () => Promise<void>

const days = ['2025-03-01', '2026-10-31', '2026-11-01', '2026-11-24', '2026-12-24']
const words = ['Alpine climb', 'Open water', 'Cold swim']

/** Articles of every mixture: kind, group, day, language, words, event. */
const all = Array.from({ length: 34 }, (_, at) => ({
  slug: `article-${at}`,
  kind: articleKinds[at % articleKinds.length] ?? 'dates',
  group: groups[at % groups.length] ?? 'run',
  day: days[at % days.length] ?? '',
  isGerman: at % 3 === 0,
  title: words[at % words.length] ?? '',
  event: at % 4 === 0 ? 'sierre-zinal' : 'oslo-marathon',
}))

const contentOf = ({ kind, group, day, isGerman, title, event }: (typeof all)[number]) =>
  ({
    ...emptyContent(),
    title: { en: title, ...(isGerman ? { de: `Deutsch ${title}` } : {}) },
    summary: { en: 'A summary.', ...(isGerman ? { de: 'Ein Satz.' } : {}) },
    article: {
      ...emptyArticle,
      articleKind: kind,
      day,
      groups: [group],
      subjects: [event],
      sources: [{ url: 'https://example.org/', title: 'Source', readOn: '2026-11-21' }],
    },
  }) satisfies ContentDocument

const load = async (slug: string, content: ContentDocument) =>
  await loadShipped(
    db,
    { name: { kind: 'article', slug }, content, digest: JSON.stringify(content) },
    now,
  )

const get = async (path: string) =>
  await api.fetch(new Request(`http://localhost${path}`), {
    DB: binding,
    KV: { get: () => null },
    FIXED_NOW: now.toISOString(),
  })

beforeAll(async () => {
  const opened = await openDatabase()
  binding = opened.db
  close = opened.close
  db = createDatabase(binding)
  for (const each of all) await load(each.slug, contentOf(each))
}, 60_000)
afterAll(async () => await close())

test('a list has the articles of its criteria, the newest first, page by page', async () => {
  const query = fc.record({
    kind: fc.constantFrom(null, ...articleKinds),
    group: fc.constantFrom(null, ...groups),
    period: fc.constantFrom(null, '2025', '2026', '2026-11', '2026-12', '2024'),
    event: fc.constantFrom(null, 'sierre-zinal', 'nowhere'),
    text: fc.constantFrom('', 'water', 'ALPI', 'cold swim', 'limb'),
    isAnyLanguage: fc.boolean(),
  })
  const plain = (of: typeof allNews, locale: 'en' | 'de') =>
    all
      .map((each, at) => ({ ...each, at }))
      .filter((each) => each.day <= '2026-11-24')
      .filter((each) => of.kind === null || each.kind === of.kind)
      .filter((each) => of.group === null || each.group === of.group)
      .filter((each) => of.period === null || each.day.startsWith(of.period))
      .filter((each) => of.event === null || each.event === of.event)
      .filter((each) => locale === 'en' || of.isAnyLanguage || each.isGerman)
      .filter(({ title }) =>
        of.text
          .toLowerCase()
          .split(' ')
          .every((word) => ` ${title.toLowerCase()}`.includes(` ${word}`)),
      )
      .toSorted((a, b) => b.day.localeCompare(a.day) || b.at - a.at)
      .map(({ slug }) => slug)
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom('en', 'de'), async (asked, locale) => {
      const expected = plain({ ...allNews, ...asked }, locale)
      const shown: string[] = []
      for (
        let page = 1;
        page <= Math.max(1, Math.ceil(expected.length / newsPageSize));
        page += 1
      ) {
        const list = await listArticles(db, { ...asked, page }, { locale, now })
        expect(list.total).toBe(expected.length)
        shown.push(...list.articles.map(({ slug }) => slug))
      }
      expect(shown).toEqual(expected)
    }),
    { numRuns: 60 },
  )
  await expect(listArticles(db, { ...allNews, page: 9 }, { locale: 'en', now })).rejects.toThrow(
    'not-found',
  )
}, 60_000)

test('an article is served from its first day on, and gone once it is withdrawn', async () => {
  expect((await get('/api/news/article-4?locale=en')).status).toBe(404)
  expect((await get('/api/news/article-3?locale=en')).status).toBe(200)
  expect((await get('/api/news/nothing?locale=en')).status).toBe(404)
  const name = { kind: 'article', slug: 'article-8' } as const
  await setDocumentState(db, name, 'withdraw', now)
  expect((await get('/api/news/article-8?locale=en')).status).toBe(410)
  const list = await listArticles(db, allNews, { locale: 'en', now })
  expect(list.articles.map(({ slug }) => slug)).not.toContain('article-8')
  await setDocumentState(db, name, 'return', now)
})

test('a feed has the articles that are complete in its language, without those that are withdrawn or ahead', async () => {
  const feed = async (path: string): Promise<string[]> => {
    const url = new URL(`http://localhost${path}`)
    const env = { DB: binding, KV: { get: () => null }, FIXED_NOW: now.toISOString() }
    const response = await feedResponse(new Request(url), url, env)
    return (parseJsonFeed(await (response ?? Response.error()).text()).items ?? []).map(
      ({ url: page }) => page?.split('/').at(-1) ?? '',
    )
  }
  const seen = all.filter(({ day }) => day <= '2026-11-24')
  const slugs = (some: typeof all) => some.map(({ slug }) => slug).toSorted()
  expect((await feed('/news.json')).toSorted()).toEqual(slugs(seen))
  const german = seen.filter(({ isGerman }) => isGerman)
  expect((await feed('/de/nachrichten.json')).toSorted()).toEqual(slugs(german))
  const water = seen.filter(({ group, kind }) => group === 'water' && kind === 'dates')
  expect((await feed('/news/dates/water-sports.json')).toSorted()).toEqual(slugs(water))
  const [half] = all
  if (half === undefined) throw new Error('The list of articles is empty.')
  const content = contentOf(half)
  await load('half', { ...content, summary: { en: 'Only English.' } })
  expect(await feed('/news.json')).toContain('half')
  expect(await feed('/de/nachrichten.json')).not.toContain('half')
  const name = { kind: 'article', slug: 'half' } as const
  await setDocumentState(db, name, 'withdraw', now)
  expect(await feed('/news.json')).not.toContain('half')
})

test('search engines get a list in the languages with enough articles, in hreflang links as in sitemaps', async () => {
  const lists = await countNewsLists(db, now)
  expect(lists.length).toBeGreaterThan(articleKinds.length + groups.length)
  const listed = new Set<boolean>()
  for (const { query, totals } of lists) {
    const { kind, group, period, event } = query
    for (const locale of ['en', 'de', 'fr'] as const) {
      const { total } = await listArticles(db, query, { locale, now })
      expect([query, locale, totals[locale] ?? 0]).toEqual([query, locale, total])
    }
    if (event !== null) continue
    const keys = Object.entries({ kind, group, period }).flatMap(([key, value]) =>
      value === null ? [] : [[key, value]],
    )
    const path = `/api/news?${new URLSearchParams([['locale', 'de'], ...keys])}`
    const { isThin, alternates } = v.parse(newsView, await (await get(path)).json())
    const languages = newsLanguages(query, totals)
    expect([path, isThin]).toEqual([path, !languages.includes('de')])
    if (!isThin) expect(Object.keys(alternates)).toEqual(languages)
    listed.add(isThin)
  }
  expect(listed.size).toBe(2)
})

test('in a language that lacks it, an article is in English with a note, and in no other’s alternates', async () => {
  const read = async (slug: string, locale: string) =>
    v.parse(articleView, await (await get(`/api/news/${slug}?locale=${locale}`)).json())
  const german = await read('article-3', 'de')
  expect(german).toMatchObject({ lang: null, note: null, isComplete: true })
  expect(Object.keys(german.alternates)).toEqual(['en', 'de'])
  const english = await read('article-1', 'de')
  expect(english).toMatchObject({ lang: 'en', isComplete: false })
  expect(Object.keys((await read('article-1', 'en')).alternates)).toEqual(['en'])
})

test('hostile texts stay texts, and a list of an unknown event is not found', async () => {
  const hostile = '<script>alert(1)</script> " onload=x'
  const [first] = all
  if (first === undefined) throw new Error('The list of articles is empty.')
  const content = contentOf({ ...first, title: hostile })
  await load('hostile', content)
  const response = await get('/api/news?locale=en&text=script')
  const list = v.parse(newsView, await response.json())
  expect(list.articles.map(({ title }) => title)).toEqual([hostile])
  expect((await get('/api/news?locale=en&event=nowhere')).status).toBe(404)
  for (const wrong of ['period=2026-13', 'page=0', 'kind=termine', 'group=x', 'page=99'])
    expect([wrong, (await get(`/api/news?locale=en&${wrong}`)).status < 500]).toEqual([wrong, true])
})
