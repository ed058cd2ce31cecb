import * as v from 'valibot'
import { expect, test } from 'vitest'
import { feedExample } from '../../scripts/api-docs/prose.ts'
import { describedRoutes } from '../../scripts/api-docs/routes.ts'
import { exampleFile } from '../../scripts/api-docs/openapi.ts'
import { locales } from '../../src/model/locales.ts'
import { errorStatuses } from '../../src/model/values/errors.ts'
import { feedTypes } from '../../src/model/event/feeds.ts'
import { apiRequestsLimit } from '../../src/model/values/limits.ts'
import { api } from '../../worker/api/index.ts'
import { cachePolicies } from '../../worker/api/middleware/operation.ts'
import { fetchSite, errorOf, type SiteResponse } from '../support/fetch-site.ts'
import { shortened } from '../support/shortened.ts'

/** The responses of the API compared with /api/openapi.json and /api/docs. */

const routes = describedRoutes()

/** Differences between a response and its schema. Objects are strict, so an unknown key is one. */
function faultsIn(schema: v.GenericSchema, { path, status, body }: SiteResponse): string[] {
  if (status !== 200) return [`${path}: ${status} ${body.slice(0, 200)}`]
  const { issues = [] } = v.safeParse(schema, JSON.parse(body))
  return issues.map((issue) => `${path}: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
}

const schemaOf = (id: string): v.GenericSchema => {
  const route = routes.find(({ operation }) => operation.id === id)
  if (route === undefined) throw new Error(`no route is called ${id}`)
  return route.operation.response
}

/** Routes for members’ pages, the desk, and links in emails, which take a session cookie or a token and are not public. */
const memberRoutes =
  /^\/api\/(?:auth|google|profile|emails|moderation|organiser|lists|proofs|desk|orders|stations|tickets|checkout)(?:\/|$)|^\/api\/(?:events\/getBucketList|reviews\/report)$/u

test('every public GET route of the API is described', () => {
  const described = new Set(routes.map(({ path }) => path))
  const served = api.routes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replaceAll(/:(\w+)/gu, '{$1}').replace(/\/$/u, ''))
  const open = [...new Set(served)].filter((path) => !memberRoutes.test(path))
  expect(open.filter((path) => !described.has(path))).toEqual([])
  expect(open.length).toBeLessThan(new Set(served).size)
})

test.each(routes.map(({ operation }) => [operation.id, operation] as const))(
  'the example response of %s matches its schema and the recorded file',
  async (id, { example, response: schema, cache }) => {
    const answer = await fetchSite(example)
    expect(faultsIn(schema, answer)).toEqual([])
    expect(answer.headers.get('cache-control')).toBe(cachePolicies[cache])
    const shown = shortened(JSON.parse(answer.body))
    expect(v.safeParse(schema, shown).issues).toBeUndefined()
    await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot(
      `../../${exampleFile(id)}`,
    )
  },
)

test('control: a schema rejects an unknown key', async () => {
  const answer = await fetchSite('/api/pages?page=members/signin')
  const body = JSON.stringify({ ...JSON.parse(answer.body), secret: 1 })
  expect(faultsIn(schemaOf('getPage'), { ...answer, body })).toHaveLength(1)
})

test('suggestions and the events they link to match their schemas in every language', async () => {
  const words = ['mar', 'tri', 'trail', 'lauf', 'vasa', 'swim']
  const faults = await Promise.all(
    locales.map(async (locale, at) => {
      const word = words[at % words.length] ?? ''
      const found = await fetchSite(
        `/api/search/autocompleteEvents?search=${word}&locale=${locale}`,
      )
      const suggestions = v.parse(
        v.array(v.object({ permalink: v.string() })),
        JSON.parse(found.body),
      )
      const events = await Promise.all(
        suggestions.map(({ permalink }) =>
          fetchSite(`/api/events/${permalink}?locale=${locale}&unitSet=imperial&currency=JPY`),
        ),
      )
      return [
        ...faultsIn(schemaOf('autocompleteEvents'), found),
        ...events.flatMap((event) => faultsIn(schemaOf('getEvent'), event)),
      ]
    }),
  )
  expect(faults.flat()).toEqual([])
})

test.each([
  ['getSport', '/api/sports/trail-running?unitSet=imperial'],
  ['getSport', '/api/sports/laufen?locale=de'],
  ['getHome', '/api/home?locale=ko&unitSet=1&currency=SEK'],
  ['getTopSearch', '/api/search/getTopSearch?locale=th'],
  ['listCalendar', '/api/calendar?locale=fr&page=2'],
  ['listCalendar', '/api/calendar?criteria=running/germany&view=month'],
  ['listCalendar', '/api/calendar?near=52.52,13.405&radius=100&view=map'],
  ['listCalendar', '/api/calendar?near=me&here=52.5,13.4'],
  ['listCalendar', '/api/calendar?near=me'],
  ['listCalendar', '/api/calendar?criteria=2020'],
  ['listCalendar', '/api/calendar?maxPrice=0&unitSet=imperial'],
  ['getNearestCriteria', '/api/criteria/nearest?criteria=xyzzy&word=xyzzy&locale=de'],
  ['getMeantCriteria', '/api/criteria/meant?text=oslo%20marathon&locale=de'],
  ['listCalendar', '/api/calendar?country=deutschland&locale=de'],
  ['listCalendar', '/api/calendar?text=nothing-is-called-that&confirmed=1'],
  ['listSavedEvents', '/api/saved?permalinks=nowhere'],
])('%s matches its schema at %s', async (id, path) => {
  expect(faultsIn(schemaOf(id), await fetchSite(path))).toEqual([])
})

test.each([
  ['/api/events/berlin-marathon?date=soon', 'invalid-query'],
  ['/api/events/no-such-event', 'event-not-found'],
  ['/api/events/berlin-marathon?date=1801-01-01', 'edition-not-found'],
  ['/api/sports/chess', 'sport-not-found'],
  ['/api/calendar?criteria=atlantis', 'criteria-not-found'],
  ['/api/calendar?page=999', 'not-found'],
  ['/api/pages?page=nobody', 'invalid-query'],
] as const)('%s is a documented error of its route, %s', async (path, code) => {
  const answer = await fetchSite(path)
  expect([answer.status, errorOf(answer).code]).toEqual([errorStatuses[code], code])
  const route = routes.find(({ path: each }) =>
    new RegExp(`^${each.replaceAll(/\{\w+\}/gu, '[^/?]+')}(?:\\?|$)`, 'u').test(path),
  )
  expect(['invalid-query', ...(route?.operation.errors ?? [])]).toContain(code)
})

test('CORS: any origin may read API responses and errors, and preflight them', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  for (const path of ['/api/menu', '/api/nope', '/api/openapi.json']) {
    const answer = await fetchSite(path, { headers })
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, '*'])
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
  }
  const preflight = await fetchSite('/api/menu', {
    method: 'OPTIONS',
    headers: { ...headers, 'access-control-request-method': 'GET' },
  })
  expect([preflight.status, preflight.body]).toEqual([204, ''])
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
})

test('a response for one reader is private, no-store and has no CORS header', async () => {
  const { status, headers } = await fetchSite('/api/calendar?near=me&here=52.5,13.4', {
    headers: { origin: 'https://elsewhere.example' },
  })
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(headers.has('access-control-allow-origin')).toBe(false)
})

test('CORS: no other origin may POST to the API', async () => {
  const { headers } = await fetchSite('/api/auth/newsletter', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  expect(headers.get('access-control-allow-methods') ?? '').not.toContain('POST')
  expect(headers.has('access-control-allow-headers')).toBe(false)
})

const exceedLimit = async (headers: Record<string, string>): Promise<SiteResponse[]> =>
  // At most two windows of the limit, should one end in between.
  await Promise.all(
    Array.from({ length: 2 * apiRequestsLimit + 10 }, () =>
      fetchSite('/api/pages?page=members/signin', { headers }),
    ),
  )

test('API requests over the limit are 429 with Retry-After; our pages and other addresses stay unaffected', async () => {
  const address = '203.0.113.7'
  const answers = await exceedLimit({ 'cf-connecting-ip': address })
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThanOrEqual(10)
  expect(refused.length).toBeLessThanOrEqual(apiRequestsLimit + 10)
  for (const answer of refused) {
    expect([answer.status, errorOf(answer).code]).toEqual([429, 'too-many-requests'])
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  }
  const own = await exceedLimit({ 'cf-connecting-ip': address, 'sec-fetch-site': 'same-origin' })
  expect(own.filter(({ status }) => status !== 200)).toEqual([])
  const other = await fetchSite('/api/menu', { headers: { 'cf-connecting-ip': '203.0.113.8' } })
  expect(other.status).toBe(200)
})

test.each([
  ['/api/openapi.json', 'application/json'],
  ['/api/docs', 'text/html; charset=utf-8'],
])(
  '%s is cacheable, revalidates with an ETag, and has the security headers',
  async (path, type) => {
    const answer = await fetchSite(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    const head = await fetchSite(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag')]).toEqual([200, answer.headers.get('etag')])
    const again = await fetchSite(path, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? 'none' },
    })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/u)
  },
)

test('the feed that the API page links to exists in each format and revalidates as 304', async () => {
  for (const [ending, type] of Object.entries(feedTypes)) {
    const path = feedExample.replace('.ics', `.${ending}`)
    const answer = await fetchSite(path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('content-type')).toContain(type)
    const tag = answer.headers.get('etag') ?? 'none'
    expect((await fetchSite(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
  }
})

test('the document is OpenAPI 3.1 and lists every route, and the page has a section for each', async () => {
  const [document, page] = await Promise.all([
    fetchSite('/api/openapi.json'),
    fetchSite('/api/docs'),
  ])
  const { openapi, paths } = v.parse(
    v.object({ openapi: v.string(), paths: v.record(v.string(), v.unknown()) }),
    JSON.parse(document.body),
  )
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths).toSorted()).toEqual(routes.map(({ path }) => path).toSorted())
  for (const { operation } of routes) expect(page.body).toContain(`id="${operation.id}"`)
  for (const [, sheet = ''] of page.body.matchAll(/<link rel="stylesheet" href="([^"]+)"/gu))
    expect([sheet, (await fetchSite(sheet)).status]).toEqual([sheet, 200])
})
