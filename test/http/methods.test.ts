import { expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { allowedMethods } from '../../worker/api/middleware/allowed-methods.ts'
import { ask, errorOf, leaksOf, type Answer } from '../support/ask.ts'
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
    const answer = await ask(path, { method })
    expect([404, 405]).toContain(answer.status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(leaksOf(answer.body)).toEqual([])
  },
)

test.each(methods.flatMap((method) => endpoints.map((path) => [method, path])))(
  '%s %s is an error envelope',
  async (method = '', path = '') => {
    // Without a body: wrangler's proxy loses the connection when a worker leaves one unread.
    const answer = await ask(path, { method })
    expect([404, 405]).toContain(answer.status)
    expect(['not-found', 'method-not-allowed']).toContain(errorOf(answer).code)
  },
)

test('the framework’s endpoint for server functions, which we have none of, does not exist', async () => {
  for (const path of ['/_serverFn/', '/_serverFn/calendar', '/_serverFn/0123456789abcdef']) {
    const answer = await ask(path)
    expect([path, answer.status, faultsOf(answer)]).toEqual([path, 404, []])
  }
})

test.each([...pages, ...endpoints])(
  'HEAD %s responds as GET does, without a body',
  async (path) => {
    const [head, get] = await Promise.all([ask(path, { method: 'HEAD' }), ask(path)])
    const facts = ({ status, headers }: Answer) => [
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
    const answer = await ask(path, { method })
    expect([method, answer.status, errorOf(answer).code]).toEqual([
      method,
      405,
      'method-not-allowed',
    ])
    expect(answer.headers.get('allow')).toBe(taken.join(', '))
  }
})

test('an unknown API path is 404 for every method', async () => {
  for (const method of ['GET', ...methods]) {
    const answer = await ask('/api/nope', { method })
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 404, null])
  }
})
