import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fetchSite, errorOf, leaksOf, locationOf } from '../support/fetch-site.ts'
import { faultsOf } from '../support/faults.ts'
import { headOf, mainOf } from '../support/html.ts'
import { isFullMatrix } from '../support/matrix.ts'
import { address, query } from '../support/nonsense.ts'

const settings = { numRuns: isFullMatrix ? 1000 : 100, seed: 20_261_121 }

test('any path and query gets a complete page, an error envelope or a redirect, and no internals', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (path) => {
      expect(faultsOf(await fetchSite(path)), path).toEqual([])
    }),
    settings,
  )
})

test('any query of an existing page gets a response or a redirect on this site', async () => {
  const page = fc.constantFrom(
    '/',
    '/de',
    '/calendar',
    '/calendar/running',
    '/event/berlin-marathon',
    '/sport/running',
    '/about-us',
    '/api/calendar',
    '/api/home',
    '/api/menu',
    '/api/saved',
    '/api/events/berlin-marathon',
    '/api/sports/running',
    '/api/search/autocompleteEvents',
    '/api/search/getTopSearch',
  )
  await fc.assert(
    fc.asyncProperty(page, query, async (path, keys) => {
      let answer = await fetchSite(`${path}?${keys}`)
      expect(faultsOf(answer), keys).toEqual([])
      for (let steps = 0; locationOf(answer) !== null; steps += 1) {
        expect(steps, `${path}?${keys} goes on and on`).toBeLessThan(4)
        answer = await fetchSite(locationOf(answer) ?? '')
        expect(faultsOf(answer), keys).toEqual([])
      }
    }),
    settings,
  )
})

test('any cookie and any headers change nothing but the language of /', async () => {
  const printable = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCodePoint(code)),
    maxLength: 200,
  })
  const text = fc.oneof(
    printable,
    printable.map((each) => `locale=${each}`),
    fc.constantFrom('locale=de', 'locale=ja; locale=xx', 'locale', '=;=;='),
  )
  await fc.assert(
    fc.asyncProperty(
      text,
      printable,
      printable,
      fc.constantFrom('/', '/calendar', '/api/menu'),
      async (cookie, language, agent, path) => {
        const answer = await fetchSite(path, {
          headers: {
            cookie,
            'accept-language': language,
            'user-agent': agent,
            'x-forwarded-host': 'evil.example',
          },
        })
        expect(faultsOf(answer)).toEqual([])
        expect(answer.body).not.toContain('evil.example')
        if (path !== '/') expect(answer.status).toBe(200)
      },
    ),
    settings,
  )
})

const malformed = [
  '/%',
  '/%E0%A4%A',
  '/%ZZ',
  '/event/%ZZ',
  '/event/%C3%28',
  '/calendar/%',
  '/calendar/%FF',
  '/sport/%E0',
  '/de/%',
  '/%25%',
  '/event/berlin-marathon/%ZZ',
  '/de/nichts/%ED%A0%80',
]

test.each(malformed)('the malformed URL %s is a 404 page with search and links', async (path) => {
  const answer = await fetchSite(path)
  expect(answer.status).toBe(404)
  expect(mainOf(answer.body)).toMatch(/<form[^>]*role="search"/u)
  expect(headOf(answer.body).lang).toBe(path.startsWith('/de/') ? 'de' : 'en')
  expect(leaksOf(answer.body)).toEqual([])
})

test.each([
  '/api/events/%',
  '/api/events/%FF',
  '/api/sports/%ZZ',
  '/api/%',
  '/api/calendar?criteria=%',
  '/api/menu?locale=%FF',
])('the malformed API URL %s is an error envelope', async (path) => {
  const answer = await fetchSite(path)
  expect([400, 404]).toContain(answer.status)
  expect([
    'not-found',
    'event-not-found',
    'sport-not-found',
    'criteria-not-found',
    'invalid-query',
  ]).toContain(errorOf(answer).code)
})

test('a URL of ten kilobytes gets a response', async () => {
  for (const path of [
    `/${'a'.repeat(10_000)}`,
    `/calendar/${'a/'.repeat(3000)}`,
    `/event/${'%E3%81%82'.repeat(1000)}`,
    `/calendar?${'text=a&'.repeat(1400)}`,
  ]) {
    expect(faultsOf(await fetchSite(path)), path.slice(0, 20)).toEqual([])
  }
})
