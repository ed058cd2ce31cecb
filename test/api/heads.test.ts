import { expect, test } from 'vitest'
import * as v from 'valibot'
import { locales, localeTable } from '../../src/i18n/locales.ts'
import { ask, leaksOf, pathOnSite } from './ask.ts'
import { headOf, tagsOf, type Head } from './html.ts'
import { addressesOf, pageTypes } from './page-types.ts'

const tags = locales.map((locale) => localeTable[locale].tag)
const dense = new Set(['zh-Hans', 'ko', 'ja'])
const types = Object.entries(pageTypes)

/** Status and head of each address asked for so far: several tests look at the same pages. */
const seen = new Map<string, Promise<{ status: number; head: Head }>>()

function headAt(path: string): Promise<{ status: number; head: Head }> {
  const known = seen.get(path)
  if (known !== undefined) return known
  const found = ask(path).then(({ status, body }) => ({ status, head: headOf(body) }))
  seen.set(path, found)
  return found
}

test.each(types)(
  'the page "%s" exists in 17 languages, and each names all the others',
  async (_, path) => {
    const wanted = await addressesOf(path)
    expect(Object.keys(wanted).toSorted()).toEqual([...tags, 'x-default'].toSorted())
    expect(wanted['x-default']).toBe(wanted['en'])
    expect(new Set(Object.values(wanted)).size).toBe(locales.length)
    for (const tag of tags) {
      const { status, head } = await headAt(wanted[tag] ?? '/missing')
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
  'the page "%s" has one title and one description of a good length in every language',
  async (_, path) => {
    const titles = new Map<string, string>()
    const wrong: string[] = []
    for (const [tag, address] of Object.entries(await addressesOf(path))) {
      if (tag === 'x-default') continue
      const { titles: found, descriptions } = (await headAt(address)).head
      expect([found.length, descriptions.length], tag).toEqual([1, 1])
      const [title = '', description = ''] = [...found, ...descriptions]
      titles.set(tag, title)
      // A sign of Chinese, Japanese or Korean says as much as two letters.
      const length = [...description].length * (dense.has(tag) ? 2 : 1)
      if (length < 40 || length > 200) wrong.push(`${tag}: ${length} in "${description}"`)
      if ([...title].length < 8 || [...title].length > 90) wrong.push(`${tag}: title "${title}"`)
      if (/undefined|null|\[object|\{|\}|[:：]\s*[.。]|\s{2}/u.test(title + description))
        wrong.push(`${tag}: "${title}" "${description}"`)
    }
    expect(wrong).toEqual([])
  },
)

test('the titles and descriptions of home differ from language to language', async () => {
  const addresses = await addressesOf('/')
  const heads = await Promise.all(
    tags.map(async (tag) => headOf((await ask(addresses[tag] ?? '')).body)),
  )
  expect(new Set(heads.map((head) => head.titles[0])).size).toBe(tags.length)
  expect(new Set(heads.map((head) => head.descriptions[0])).size).toBe(tags.length)
})

test('cards for sharing repeat title, description, address and language', async () => {
  const { body } = await ask('/event/berlin-marathon')
  const metas = new Map(
    tagsOf(body, 'meta').map((meta) => [meta['property'] ?? '', meta['content'] ?? '']),
  )
  const head = headOf(body)
  expect(head.titles[0]).toContain(metas.get('og:title'))
  expect(metas.get('og:description')).toBe(head.descriptions[0])
  expect(metas.get('og:url')).toBe(head.canonical[0])
  expect(metas.get('og:locale')).toBe('en')
})

const place = v.object({
  '@type': v.literal('Place'),
  name: v.pipe(v.string(), v.minLength(1)),
  address: v.object({
    '@type': v.literal('PostalAddress'),
    addressLocality: v.pipe(v.string(), v.minLength(1)),
    addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u)),
  }),
  geo: v.object({
    '@type': v.literal('GeoCoordinates'),
    latitude: v.number(),
    longitude: v.number(),
  }),
})

/** What schema.org and search engines ask of an event. */
const sportsEvent = v.object({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('SportsEvent'),
  name: v.pipe(v.string(), v.minLength(1)),
  startDate: v.pipe(v.string(), v.isoDate()),
  endDate: v.pipe(v.string(), v.isoDate()),
  eventStatus: v.picklist(
    ['Scheduled', 'MovedOnline', 'Postponed', 'Rescheduled', 'Cancelled'].map(
      (status) => `https://schema.org/Event${status}`,
    ),
  ),
  eventAttendanceMode: v.picklist(
    ['Offline', 'Online', 'Mixed'].map((mode) => `https://schema.org/${mode}EventAttendanceMode`),
  ),
  location: place,
  subEvent: v.optional(
    v.array(
      v.object({ '@type': v.literal('SportsEvent'), name: v.string(), startDate: v.string() }),
    ),
  ),
})

test.each(locales)(
  'an event page in %s holds one SportsEvent, named as the page names it',
  async (locale) => {
    for (const path of [
      '/event/berlin-marathon',
      '/event/berlin-marathon/2020-09-26',
      '/event/bangkok-marathon',
    ]) {
      const address = (await addressesOf(path))[localeTable[locale].tag]
      const { body } = await ask(address ?? '/missing')
      const { structuredData, titles } = headOf(body)
      expect(structuredData, address).toHaveLength(1)
      const data = v.parse(sportsEvent, JSON.parse(structuredData[0] ?? ''))
      expect(titles[0], address).toContain(data.name)
      expect(data.endDate >= data.startDate, address).toBe(true)
      const isCancelled = path.endsWith('2020-09-26')
      expect(data.eventStatus, address).toBe(
        `https://schema.org/Event${isCancelled ? 'Cancelled' : 'Scheduled'}`,
      )
    }
  },
)

test('structured data cannot end its script: no page has a sign of markup in it', async () => {
  const paths = [
    '/event/l-etape-du-tour-de-france',
    ...Object.values(pageTypes),
    '/calendar?text=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ]
  for (const path of paths) {
    const { body } = await ask(path)
    for (const text of headOf(body).structuredData) expect(text, path).not.toMatch(/[<>]/u)
    expect(body, path).not.toMatch(/<\/script>\s*<script>alert/u)
    expect(body.split(/<script\b/u).length, path).toBe(body.split('</script>').length)
    expect(leaksOf(body), path).toEqual([])
  }
})

test('pages without an event hold no event for search engines', async () => {
  for (const path of ['/', '/calendar', '/sport/running', '/about-us', '/event/no-such-event']) {
    expect(headOf((await ask(path)).body).structuredData, path).toEqual([])
  }
})

test('a page that is missing has a title, and neither canonical nor alternates', async () => {
  for (const path of [
    '/nowhere',
    '/event/no-such-event',
    '/calendar/atlantis',
    '/sport/chess',
    '/de/nirgends',
  ]) {
    const { status, body } = await ask(path)
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
