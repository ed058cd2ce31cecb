import { expect, test } from 'vitest'
import { limitSeconds } from '../../src/model/values/limits.ts'
import { fetchSite } from '../support/fetch-site.ts'
import { rateLimitOf } from '../support/rate-limits.ts'

/** Limits on pages, feeds and social cards, and the query keys that their caches ignore. */

let neighbour = 0
const newAddress = () => `203.0.113.${(neighbour += 1)}`

// Cheap URLs of each kind, because the limit counts requests.
test.each([
  ['pages', '/robots.txt', rateLimitOf('PAGE_LIMIT')],
  ['feeds', '/event/nowhere.ics', rateLimitOf('FEED_LIMIT')],
  ['cards', '/cards/xx.png', rateLimitOf('CARD_LIMIT')],
])('a network address may read %s up to the limit in a minute', async (_kind, path, limit) => {
  const headers = { 'cf-connecting-ip': newAddress() }
  let refused = 0
  // At most two windows of the limit, should one end in between.
  for (let sent = 0; sent < 2 * limit + 10; sent += 10) {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => fetchSite(path, { headers })),
    )
    for (const response of responses.filter(({ status }) => status === 429)) {
      refused += 1
      expect(response.headers.get('retry-after')).toBe(String(limitSeconds))
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    if (refused > 0) expect(sent + 10).toBeGreaterThan(limit)
  }
  expect(refused).toBeGreaterThanOrEqual(10)
  const other = await fetchSite(path, { headers: { 'cf-connecting-ip': newAddress() } })
  expect(other.status).not.toBe(429)
})

test('requests from the loopback, as in tests and development, are not counted', async () => {
  const paths = Array.from({ length: rateLimitOf('CARD_LIMIT') + 20 }, () => '/cards/xx.png')
  const statuses = await Promise.all(paths.map(async (path) => (await fetchSite(path)).status))
  expect(new Set(statuses)).toEqual(new Set([404]))
})

const pages = ['/', '/calendar/running', '/event/berlin-marathon', '/sport/triathlon', '/about-us']

const tagOf = async (path: string): Promise<string | null> => {
  const response = await fetchSite(path, { headers: { 'user-agent': 'Googlebot/2.1' } })
  expect([path, response.status]).toEqual([path, 200])
  expect(response.body).not.toContain('utm_source')
  return response.headers.get('etag')
}

test.each([...pages, '/page/privacy-policy'])(
  '%s is the same page with keys that it does not read, and another with those that it does',
  async (path) => {
    const plain = await tagOf(path)
    expect(await tagOf(`${path}?utm_source=a&x=%3Cb%3E&page_=2`)).toBe(plain)
    expect(await tagOf(`${path}?newsletter=thanks`)).not.toBe(plain)
    if (path.startsWith('/calendar')) expect(await tagOf(`${path}?minKm=42`)).not.toBe(plain)
    else expect(await tagOf(`${path}?minKm=42`)).toBe(plain)
  },
)

test.each([
  ['/calendar/running/norway.ics', ['x=1', 'page=7', 'view=map', 'minKm=']],
  ['/event/berlin-marathon.atom', ['x=1', 'minKm=42']],
])('the feed %s is the same with keys that it does not read', async (path, queries) => {
  const tag = (await fetchSite(path)).headers.get('etag')
  expect(tag).not.toBeNull()
  for (const query of queries)
    expect((await fetchSite(`${path}?${query}`)).headers.get('etag')).toBe(tag)
  expect((await fetchSite(`${path}?unitSet=imperial`)).headers.get('etag')).not.toBe(tag)
})
