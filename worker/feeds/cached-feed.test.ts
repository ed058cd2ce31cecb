import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedFeed } from './cached-feed.ts'
import { feedResponse } from './feed-response.ts'

vi.mock(import('./feed-response.ts'), () => ({ feedResponse: vi.fn<typeof feedResponse>() }))

const url = new URL('https://startline.example/event/berlin-marathon.ics')
const nothing = () => null
const env = { DB: { prepare: nothing }, KV: { get: nothing }, SITE_ORIGIN: url.origin }
let stored: Map<string, Response>
let version: number

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') })
  stored = new Map()
  version = 0
  vi.mocked(feedResponse).mockImplementation(async () => {
    version += 1
    return new Response(`version ${version}`, { headers: { etag: `W/"${version}"` } })
  })
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => stored.get(key)?.clone(),
      put: async (key: string, response: Response) => void stored.set(key, response),
    }),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function fetchFeed() {
  const work: Promise<unknown>[] = []
  const waitUntil = (each: Promise<unknown>) => void work.push(each)
  const response = await cachedFeed(new Request(url), url, env, { waitUntil })
  await Promise.all(work)
  return [await response?.text(), response?.headers.get('cache-control')]
}

test('a feed is used for 300 seconds in all: what it lay in the cache is taken off the time for programs', async () => {
  expect(await fetchFeed()).toEqual(['version 1', 'public, max-age=300'])
  vi.advanceTimersByTime(200_000)
  expect(await fetchFeed()).toEqual(['version 1', 'public, max-age=100'])
  // A cache that serves stale copies, too, has no say.
  vi.advanceTimersByTime(100_000)
  expect(await fetchFeed()).toEqual(['version 2', 'public, max-age=300'])
  expect([...stored.values()].at(-1)?.headers.get('cache-control')).toBe('public, max-age=300')
})
