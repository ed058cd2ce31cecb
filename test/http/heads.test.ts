import '../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { pathOf } from '../../src/i18n/paths.ts'
import { locales, localeTable } from '../../src/model/locales.ts'
import { fetchSite, pathOnSite } from '../support/fetch-site.ts'
import { headOf, tagsOf } from '../support/html.ts'
import { addressesOf, pageAt, pageTypes } from '../support/page-types.ts'

const tags = locales.map((locale) => localeTable[locale].tag)
const dense = new Set(['zh-Hans', 'ko', 'ja'])
const types = Object.entries(pageTypes)

test.each(types)(
  'the page "%s" exists in 17 languages, each with hreflang links to all others',
  async (_, path) => {
    const wanted = await addressesOf(path)
    expect(Object.keys(wanted).toSorted()).toEqual([...tags, 'x-default'].toSorted())
    expect(wanted['x-default']).toBe(wanted['en'])
    expect(new Set(Object.values(wanted)).size).toBe(locales.length)
    for (const tag of tags) {
      const { status, head } = await pageAt(wanted[tag] ?? '/missing')
      expect([wanted[tag], status]).toEqual([wanted[tag], 200])
      expect(head.lang).toBe(tag)
      expect(head.canonical.map(pathOnSite), tag).toEqual([wanted[tag]])
      const others = Object.fromEntries(
        Object.entries(head.alternates).map(([key, href]) => [key, pathOnSite(href)]),
      )
      expect(others, tag).toEqual(wanted)
      expect(head.robots, tag).toBeNull()
    }
  },
)

test.each(types)(
  'the page "%s" has one title and one description of suitable length in every language',
  async (_, path) => {
    const titles = new Map<string, string>()
    const wrong: string[] = []
    for (const [tag, address] of Object.entries(await addressesOf(path))) {
      if (tag === 'x-default') continue
      const { titles: found, descriptions } = (await pageAt(address)).head
      expect([found.length, descriptions.length], tag).toEqual([1, 1])
      const [title = '', description = ''] = [...found, ...descriptions]
      titles.set(tag, title)
      // A Chinese, Japanese or Korean character counts as two Latin letters.
      const length = [...description].length * (dense.has(tag) ? 2 : 1)
      if (length < 40 || length > 200) wrong.push(`${tag}: ${length} in "${description}"`)
      if ([...title].length < 8 || [...title].length > 90) wrong.push(`${tag}: title "${title}"`)
      if (/undefined|null|\[object|\{|\}|[:：]\s*[.。]|\s{2}/u.test(title + description))
        wrong.push(`${tag}: "${title}" "${description}"`)
    }
    expect(wrong).toEqual([])
  },
)

test('title and description of the home page differ from language to language', async () => {
  const addresses = await addressesOf('/')
  const heads = await Promise.all(
    tags.map(async (tag) => (await pageAt(addresses[tag] ?? '')).head),
  )
  expect(new Set(heads.map((head) => head.titles[0])).size).toBe(tags.length)
  expect(new Set(heads.map((head) => head.descriptions[0])).size).toBe(tags.length)
})

test.each([
  // The edition that the page without a date shows, and one that it does not.
  ['/event/berlin-marathon/2027-09-25', '/event/berlin-marathon'],
  ['/event/berlin-marathon/2024-09-28', '/event/berlin-marathon/2024-09-28'],
  ['/event/berlin-marathon', '/event/berlin-marathon'],
])('the canonical of %s is %s, as in its alternates', async (path, canonical) => {
  const { status, head } = await pageAt(path)
  expect(status).toBe(200)
  expect(head.canonical.map(pathOnSite)).toEqual([canonical])
  expect((await addressesOf(path))['en']).toBe(canonical)
  expect((await addressesOf(path))['de']).toBe((await addressesOf(canonical))['de'])
})

test('Open Graph tags repeat title, description, URL and language', async () => {
  const { body, head } = await pageAt('/event/berlin-marathon')
  const metas = new Map(
    tagsOf(body, 'meta').map((meta) => [meta['property'] ?? '', meta['content'] ?? '']),
  )
  expect(head.titles[0]).toContain(metas.get('og:title'))
  expect(metas.get('og:description')).toBe(head.descriptions[0])
  expect(metas.get('og:url')).toBe(head.canonical[0])
  expect(metas.get('og:locale')).toBe('en_GB')
})

/** Tags that networks and messengers read on every page that may be shared. */
const shared = v.object({
  'og:title': v.pipe(v.string(), v.minLength(4)),
  'og:description': v.pipe(v.string(), v.minLength(15)),
  'og:site_name': v.literal('Startline'),
  'og:type': v.literal('website'),
  'og:url': v.pipe(v.string(), v.url()),
  'og:locale': v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/u)),
  'og:image': v.pipe(v.string(), v.url(), v.regex(/\/cards\/.+\.png\?v=[0-9a-f]{8}$/u)),
  'og:image:type': v.literal('image/png'),
  'og:image:width': v.literal('1200'),
  'og:image:height': v.literal('630'),
  'og:image:alt': v.pipe(v.string(), v.minLength(8)),
  'twitter:card': v.literal('summary_large_image'),
})

test.each(types)(
  'the page "%s" has complete Open Graph tags in every language',
  async (_, path) => {
    const localesNamed = new Set<string>()
    for (const [tag, address] of Object.entries(await addressesOf(path))) {
      if (tag === 'x-default') continue
      const metas = tagsOf((await pageAt(address)).body, 'meta')
      const named = metas.map((meta) => [meta['property'] ?? meta['name'] ?? '', meta['content']])
      const card = v.parse(shared, Object.fromEntries(named), { message: address })
      localesNamed.add(card['og:locale'])
      const others = metas.filter((meta) => meta['property'] === 'og:locale:alternate')
      expect(new Set(others.map((meta) => meta['content'])).size, address).toBe(locales.length - 1)
      expect(others.map((meta) => meta['content'])).not.toContain(card['og:locale'])
      expect(
        others.filter((meta) => meta['name'] !== undefined),
        address,
      ).toEqual([])
    }
    expect(localesNamed.size).toBe(locales.length)
  },
)

test('the sale without a race is there in every language, and in no search engine', async () => {
  for (const locale of locales) {
    const { status, head } = await pageAt(pathOf({ to: 'sale' }, locale))
    expect([locale, status, head.lang, head.robots]).toEqual([
      locale,
      200,
      localeTable[locale].tag,
      'noindex',
    ])
    expect(head.titles[0], locale).toContain('Startline')
  }
})

test('a month page links to the months before and after it, and to none beyond the ends', async () => {
  const neighbours = async (path: string) => {
    const { head } = await pageAt(path)
    return [head.previous, head.next].map((href) => (href === null ? null : pathOnSite(href)))
  }
  const month = '/calendar/2027-05'
  expect(await neighbours('/calendar')).toEqual([null, '/calendar?page=2'])
  expect(await neighbours('/calendar?page=2')).toEqual(['/calendar', '/calendar?page=3'])
  expect(await neighbours(month)).toEqual(['/calendar/2027-04', `${month}?page=2`])
  expect(await neighbours(`${month}?page=2`)).toEqual([month, '/calendar/2027-06'])
  expect(await neighbours('/calendar/2026-12')).toEqual(['/calendar/2026-11', '/calendar/2027-01'])
  // A month without races links no further, and a year has no neighbours.
  expect(await neighbours('/calendar/2031-01')).toEqual([null, null])
  expect(await neighbours('/calendar/2099-12')).toEqual([null, null])
  expect(await neighbours('/calendar/2027')).toEqual([null, '/calendar/2027?page=2'])
})

test('a 404 page has a title, and neither canonical nor alternates', async () => {
  for (const path of [
    '/nowhere',
    '/event/no-such-event',
    '/calendar/atlantis',
    '/sport/chess',
    '/de/nirgends',
  ]) {
    const { status, body } = await fetchSite(path)
    const head = headOf(body)
    expect([path, status, head.titles.length, head.canonical, head.alternates]).toEqual([
      path,
      404,
      1,
      [],
      {},
    ])
  }
})
