import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { expect, test } from 'vitest'
import { serveInspected } from '../support/built-site.ts'
import { countObjectsWith } from '../support/heap-snapshot.ts'
import { newState } from '../support/local-state.ts'
import { testNow } from '../support/site.ts'

/** Requests of each address: one that leaves its context behind adds as many objects. */
const renderings = 12

test('an isolate holds no context of a page that it has rendered, nor of a redirect', async () => {
  const state = newState('catalogue')
  const site = await serveInspected(state.path, { FIXED_NOW: testNow, PAGE_CACHE_SECONDS: '0' })
  try {
    const request = async (path: string, status: number) => {
      const response = await fetch(site.url + path, { redirect: 'manual' })
      await response.text()
      expect(response.status, path).toBe(status)
    }
    for (let i = 0; i < renderings; i++) {
      await request('/event/berlin-marathon', 200)
      await request('/event/no-such-event', 404)
      // The second day of an edition of two.
      await request('/event/berlin-marathon/2025-09-21', 301)
    }
    // The property of a rendering context (src/request/rendering-context.server.ts).
    expect(await countObjectsWith('menuCounts', site.inspector)).toBeLessThan(renderings / 2)
  } finally {
    await site.stop()
    state.remove()
  }
}, 120_000)

/** Creates a response in a context that reaches it, at /inside, or outside of any context. */
const script = `
import { AsyncLocalStorage } from 'node:async_hooks'
const contexts = new AsyncLocalStorage()
const outsideContexts = AsyncLocalStorage.snapshot()
const respond = () => new Response('ok')
export default {
  fetch: ({ url }) => contexts.run({ heldContext: {} }, () => {
    const response = url.endsWith('/inside') ? respond() : outsideContexts(respond)
    contexts.getStore().response = response
    return response
  })
}`

test('control: workerd holds a context that reaches a response created in it, and no other', async () => {
  const options = convertV4MiniflareOptions({
    modules: [{ type: 'ESModule', path: 'index.js', contents: script }],
    compatibilityDate: '2026-10-01',
    compatibilityFlags: ['nodejs_compat'],
  })
  const miniflare = new Miniflare({ ...options, inspectorPort: 0 })
  try {
    const { origin } = await miniflare.ready
    const inspector = await miniflare.getInspectorURL()
    const requestAll = async (path: string) => {
      for (let i = 0; i < renderings; i++) await (await fetch(origin + path)).text()
      return await countObjectsWith('heldContext', inspector)
    }
    expect(await requestAll('/outside')).toBeLessThan(renderings / 2)
    expect(await requestAll('/inside')).toBeGreaterThanOrEqual(renderings)
  } finally {
    await miniflare.dispose()
  }
}, 60_000)
