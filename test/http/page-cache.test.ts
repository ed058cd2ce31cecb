import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchAs } from '../support/fetch-as.ts'
import { serveBuilt } from '../support/built-site.ts'
import { testNow, type Site } from '../support/site.ts'
import { newState, type LocalState } from '../support/local-state.ts'

const seconds = 2

let state: LocalState
let site: Site

beforeAll(async () => {
  state = newState('catalogue')
  site = await serveBuilt(state.path, { FIXED_NOW: testNow, PAGE_CACHE_SECONDS: String(seconds) })
}, 120_000)
afterAll(async () => {
  await site.stop()
  state.remove()
})

const nameOnPage = async () => {
  const html = await (await fetch(`${site.url}/event/berlin-marathon`)).text()
  return /<h1[^>]*>([^<]+)/u.exec(html)?.[1]
}
const rename = (name: string) =>
  state.sqlite((db) =>
    db
      .prepare(
        "UPDATE event_text SET name = ? WHERE locale = 'en' AND event_id = (SELECT id FROM event WHERE permalink = 'berlin-marathon')",
      )
      .run(name),
  )
const wait = async (s: number) => await new Promise((resolve) => setTimeout(resolve, s * 1000))

test('a page is served from the cache while fresh, once more when stale, and then updated', async () => {
  expect(await nameOnPage()).toBe('Berlin Marathon')
  rename('Berlin Changed')
  expect(await nameOnPage()).toBe('Berlin Marathon')
  await wait(seconds + 0.2)
  expect(await nameOnPage()).toBe('Berlin Marathon')
  await wait(0.5)
  expect(await nameOnPage()).toBe('Berlin Changed')
})

test('a page older than twice its freshness is rendered again before it is served', async () => {
  await nameOnPage()
  rename('Berlin Again')
  await wait(2 * seconds + 0.2)
  expect(await nameOnPage()).toBe('Berlin Again')
})

test('a page that is rendered again without a change keeps its ETag, in this isolate and in another', async () => {
  const other = await serveBuilt(state.path, { FIXED_NOW: testNow, PAGE_CACHE_SECONDS: '0' })
  try {
    // Both isolates serve one host, whose name is in the page's links.
    const ask = async (origin: string, tag = '') =>
      await fetchAs('startline.example', `${origin}/event/berlin-marathon`, {
        'if-none-match': tag,
      })
    const first = await ask(site.url)
    expect(first.status).toBe(200)
    const unchanged = { status: 304, etag: first.etag, body: '' }
    await wait(2 * seconds + 0.2)
    expect(await ask(site.url, first.etag)).toEqual(unchanged)
    expect(await ask(other.url, first.etag)).toEqual(unchanged)
    rename('Berlin Afterwards')
    expect((await ask(other.url, first.etag)).body).toContain('Berlin Afterwards')
  } finally {
    await other.stop()
  }
})

test('a query key that the page does not read neither renders nor caches another page', async () => {
  await nameOnPage()
  const page = async (query: string) =>
    await (await fetch(`${site.url}/event/berlin-marathon${query}`)).text()
  const before = await nameOnPage()
  rename('Berlin Unseen')
  for (const query of ['?x=1', '?utm_source=a&minKm=5', '?x=2&newsletter=none']) {
    const html = await page(query)
    expect(/<h1[^>]*>([^<]+)/u.exec(html)?.[1], query).toBe(
      query.includes('newsletter') ? 'Berlin Unseen' : before,
    )
    expect(html).not.toMatch(/utm_source|x=[12]/u)
  }
})

test('a withdrawn page answers 410 in every language, with a text that says so, and is not cached', async () => {
  const setState = (to: string) =>
    state.sqlite((db) =>
      db.prepare("UPDATE document SET state = ? WHERE slug = 'terms-of-service'").run(to),
    )
  const read = async (path: string) => {
    const response = await fetch(site.url + path)
    return { status: response.status, html: await response.text() }
  }
  setState('withdrawn')
  const german = await read('/de/seite/nutzungsbedingungen')
  expect([german.status, german.html.includes('noindex')]).toEqual([410, true])
  expect(german.html).toContain('Diese Seite wurde zurückgezogen')
  expect((await read('/page/terms-of-service')).status).toBe(410)
  setState('published')
  expect((await read('/de/seite/nutzungsbedingungen')).status).toBe(200)
})
