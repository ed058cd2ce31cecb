import { afterAll, beforeAll, expect, test } from 'vitest'
import messages from '../../src/i18n/messages/fr.json' with { type: 'json' }
import { startIngest, type Ingest } from '../support/ingest.ts'
import { serveBuilt } from '../support/built-site.ts'
import { testNow, type Site } from '../support/site.ts'
import { leaksOf } from '../support/fetch-site.ts'
import { newState, type LocalState } from '../support/local-state.ts'

/** A site whose database lacks a table, so that pages really fail. */
let state: LocalState
let ingest: Ingest
let site: Site

beforeAll(async () => {
  state = newState()
  state.sqlite((db) => db.exec('DROP TABLE catalogue_count'))
  ingest = await startIngest()
  site = await serveBuilt(state.path, { FIXED_NOW: testNow, SENTRY_DSN: ingest.dsn })
})

afterAll(async () => {
  await site.stop()
  await ingest.stop()
  state.remove()
})

test('a page that fails to render is the error page in its language, 500 and uncached', async () => {
  const response = await fetch(`${site.url}/fr`)
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('<html lang="fr"')
  expect(html).toContain(messages.error_500_text)
  expect(html).toContain(`href="/fr"`)
  expect(leaksOf(html)).toEqual([])
})

test('the cause of a failed page is reported once, without input of the visitor', async () => {
  ingest.envelopes.length = 0
  const response = await fetch(`${site.url}/api/home?locale=fr&secret=ines`, {
    headers: { cookie: 'session=secret-cookie' },
  })
  expect(response.status).toBe(500)
  await expect.poll(() => ingest.envelopes.length).toBe(1)
  const [sent] = ingest.envelopes
  expect(sent?.path).toBe(
    '/api/7/envelope/?sentry_key=publickey&sentry_version=7&sentry_client=startline',
  )
  expect(sent?.body.length).toBeLessThan(16_000)
  const event = JSON.parse(sent?.body.split('\n')[2] ?? '{}')
  expect(event).toMatchObject({
    transaction: '/api/home',
    release: expect.stringMatching(/^startline@\d/u),
    tags: { side: 'worker', request_id: response.headers.get('x-request-id') },
  })
  expect(JSON.stringify(event.exception)).toContain('catalogue_count')
  expect(JSON.stringify(sent)).not.toMatch(/ines|secret-cookie/u)
})

test('a page whose API request fails is reported only by the API', async () => {
  ingest.envelopes.length = 0
  await fetch(`${site.url}/de`)
  await expect.poll(() => ingest.envelopes.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(ingest.envelopes).toHaveLength(1)
})

test('a visitor’s mistake is not reported', async () => {
  ingest.envelopes.length = 0
  for (const path of ['/api/nothing', '/api/home?locale=xx', '/nowhere'])
    await fetch(site.url + path)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(ingest.envelopes).toEqual([])
})
