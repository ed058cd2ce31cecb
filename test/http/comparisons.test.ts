import '../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import en from '../../src/i18n/messages/en.json' with { type: 'json' }
import { pathOf } from '../../src/i18n/paths.ts'
import { locales } from '../../src/model/locales.ts'
import { fetchSite, fetchSiteBytes, pathOnSite } from '../support/fetch-site.ts'
import { headOf, mainOf, tagsOf, visibleText } from '../support/html.ts'
import { suggest } from '../support/suggestions.ts'

const pair = ['tor-des-geants', 'utmb-mont-blanc'] as const

const linksOf = (body: string) => tagsOf(mainOf(body), 'a').map(({ href = '' }) => href)

test('a comparison shows the figures of both races, and links both events', async () => {
  const { status, body } = await fetchSite('/compare/tor-des-geants/utmb-mont-blanc')
  const text = visibleText(mainOf(body))
  expect(status).toBe(200)
  for (const figure of ['330', '171', '24,000', '10,000', '570', '271'])
    expect(text).toContain(figure)
  expect(linksOf(body)).toEqual(
    expect.arrayContaining(['/event/tor-des-geants', '/event/utmb-mont-blanc']),
  )
})

test('the other order redirects to the one of the address, in every language', async () => {
  for (const locale of locales) {
    const path = pathOf({ to: 'compare', pair }, locale)
    const other = path.replace(pair.join('/'), pair.toReversed().join('/'))
    const { status, headers } = await fetchSite(other)
    expect([status, pathOnSite(headers.get('location') ?? '')], locale).toEqual([301, path])
  }
})

test('only pairs of the best-known events of a hue may be indexed', async () => {
  const robots = async (path: string) => headOf((await fetchSite(path)).body).robots
  expect(await robots('/compare/tor-des-geants/utmb-mont-blanc')).toBeNull()
  expect(await robots('/compare/berlin-marathon/utmb-mont-blanc')).toBe('noindex')
})

const obstacles: [string, string, string][] = [
  ['itself', '/compare/utmb-mont-blanc/utmb-mont-blanc', en.compare_same],
  ['a race in water', '/compare/capri-napoli/utmb-mont-blanc', en.compare_ground],
]

test.each(obstacles)(
  'a race and %s: 404 with the reason and links to both, uncached',
  async (_, path, reason) => {
    const { status, headers, body } = await fetchSite(path)
    expect(status).toBe(404)
    expect(visibleText(mainOf(body))).toContain(reason)
    expect(linksOf(body)).toEqual(
      expect.arrayContaining(
        path
          .split('/')
          .slice(2)
          .map((permalink) => `/event/${permalink}`),
      ),
    )
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache|private/u)
    expect(headOf(body).robots).toBe('noindex')
  },
)

test.each([
  ['an unknown second event', '/compare/utmb-mont-blanc/no-such-race-anywhere'],
  ['an unknown first event', '/compare/no-such-race-anywhere/utmb-mont-blanc'],
  ['markup', '/compare/utmb-mont-blanc/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['3,000 letters', `/compare/utmb-mont-blanc/${'a'.repeat(3000)}`],
  ['one event alone', '/compare/utmb-mont-blanc'],
])('a comparison with %s is 404 and executes nothing', async (_, path) => {
  const { status, body } = await fetchSite(path)
  expect(status).toBe(404)
  expect(body).not.toContain('<script>alert')
})

test('the social card of a pair is drawn for its order alone', async () => {
  const { body } = await fetchSite('/compare/tor-des-geants/utmb-mont-blanc')
  const image = tagsOf(body, 'meta').find((meta) => meta['property'] === 'og:image')
  const card = pathOnSite(image?.['content'] ?? '')
  expect(card).toMatch(/^\/cards\/en\/compare\/tor-des-geants\/utmb-mont-blanc\.png\?v=/u)
  expect((await fetchSiteBytes(card)).headers.get('content-type')).toBe('image/png')
  const statuses = await Promise.all(
    ['utmb-mont-blanc/tor-des-geants', 'utmb-mont-blanc/utmb-mont-blanc', 'a/b'].map(
      async (path) => (await fetchSiteBytes(`/cards/en/compare/${path}.png`)).status,
    ),
  )
  expect(statuses).toEqual([404, 404, 404])
})

test('an event links comparisons with similar events', async () => {
  const { body } = await fetchSite('/event/utmb-mont-blanc')
  const found = linksOf(body).filter((href) => href.startsWith('/compare/'))
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThanOrEqual(2)
  expect(found.every((href) => href.includes('utmb-mont-blanc'))).toBe(true)
})

test('a text with “versus” links the comparison of both at the first event alone', async () => {
  const [first, ...others] = await suggest('utmb x tor des geants', 'pt-BR')
  expect(first?.compare?.path).toBe('/pt-BR/comparar/tor-des-geants/utmb-mont-blanc')
  expect(first?.compare?.label).toContain('Mont-Blanc')
  expect(others.every(({ compare }) => compare === undefined)).toBe(true)
  expect((await suggest('utmb'))[0]?.compare).toBeUndefined()
  // A swim has no scale in common with a run.
  expect((await suggest('capri napoli vs utmb'))[0]?.compare).toBeUndefined()
})
