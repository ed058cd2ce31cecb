import { expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { allowedMethods } from '../../worker/api/middleware/allowed-methods.ts'
import { fetchSite, errorOf, leaksOf, type SiteResponse } from '../support/fetch-site.ts'
import { faultsOf } from '../support/faults.ts'

const pages = [
  '/',
  '/calendar',
  '/event/berlin-marathon',
  '/nowhere',
  '/robots.txt',
  '/sitemap.xml',
]
const endpoints = [
  '/api/menu',
  '/api/search/getTopSearch',
  '/api/search/autocompleteEvents',
  '/api/calendar',
  '/api/nope',
]
const methods = ['POST', 'PUT', 'PATCH', 'DELETE']

test.each(methods.flatMap((method) => pages.map((path) => [method, path])))(
  '%s %s is refused and uncached',
  async (method = '', path = '') => {
    const response = await fetchSite(path, { method })
    expect([404, 405]).toContain(response.status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(leaksOf(response.body)).toEqual([])
  },
)

test.each(methods.flatMap((method) => endpoints.map((path) => [method, path])))(
  '%s %s is an error envelope',
  async (method = '', path = '') => {
    // Without a body: wrangler's proxy loses the connection when a worker leaves one unread.
    const response = await fetchSite(path, { method })
    expect([404, 405]).toContain(response.status)
    expect(['not-found', 'method-not-allowed']).toContain(errorOf(response).code)
  },
)

test('the framework’s endpoint for server functions does not exist, because we have none', async () => {
  for (const path of ['/_serverFn/', '/_serverFn/calendar', '/_serverFn/0123456789abcdef']) {
    const response = await fetchSite(path)
    expect([path, response.status, faultsOf(response)]).toEqual([path, 404, []])
  }
})

test.each([...pages, ...endpoints])(
  'HEAD %s responds as GET does, without a body',
  async (path) => {
    const [head, get] = await Promise.all([fetchSite(path, { method: 'HEAD' }), fetchSite(path)])
    const facts = ({ status, headers }: SiteResponse) => [
      status,
      headers.get('content-type'),
      headers.get('cache-control'),
    ]
    expect(facts(head)).toEqual(facts(get))
    expect(head.body).toBe('')
  },
)

const served = [
  ...new Set(
    api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ path }) => path.replaceAll(/:\w+/gu, 'x')),
  ),
]

test.each(served)('an unsupported method on %s is 405 with Allow', async (path) => {
  const taken = allowedMethods(api.routes)(path)
  for (const method of ['GET', ...methods].filter((each) => !taken.includes(each))) {
    const response = await fetchSite(path, { method })
    expect([method, response.status, errorOf(response).code]).toEqual([
      method,
      405,
      'method-not-allowed',
    ])
    expect(response.headers.get('allow')).toBe(taken.join(', '))
  }
})

test('an unknown API path is 404 for every method', async () => {
  for (const method of ['GET', ...methods]) {
    const response = await fetchSite('/api/nope', { method })
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 404, null])
  }
})
