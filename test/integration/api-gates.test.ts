import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { takesImport, takesPicture } from '../../worker/api/middleware/file-routes.ts'
import { testSecrets } from '../support/site.ts'

/** Every writing route of the API is behind a gate: each is probed in process, without a database. */

const unusable = () => {
  throw new Error('The gate let a request through to a binding.')
}
const env = {
  DB: { prepare: unusable, batch: unusable },
  KV: { get: unusable },
  AUTH_GOOGLE_ID: 'startline.apps.example',
  AUTH_GOOGLE_SECRET: 'secret',
  ...testSecrets,
}

type Fetch = (request: Request, env: object) => Response | Promise<Response>

const writesOf = (routes: readonly { method: string; path: string }[]): [string, string][] => {
  const all = routes
    .filter(({ method }) => !['ALL', 'GET'].includes(method))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/gu, 'x')}`)
  return [...new Set(all)].map((route): [string, string] => {
    const [method = '', path = ''] = route.split(' ')
    return [method, path]
  })
}

/** Mail servers send no cookies: a signed token in the URL is the authority (RFC 8058). */
const bySignedToken = '/api/emails'

/** Forms that work without scripts, so without the token: their `Origin` is required (plain-form.ts). */
const plainForms = [
  '/api/challenges/join',
  '/api/checkout/answer',
  '/api/checkout/cancellation',
  '/api/checkout/extension',
  '/api/checkout/extras',
  '/api/checkout/hold',
  '/api/checkout/payment',
  '/api/checkout/people',
  '/api/checkout/place',
  '/api/checkout/places',
  '/api/checkout/promo',
  '/api/checkout/waiting',
  '/api/checkout/leaving',
  '/api/checkout/offer',
  '/api/events/hearts',
  '/api/events/review',
  '/api/feedback/form',
  '/api/organisers/contact',
  '/api/organisers/follow',
  '/api/searches',
]

/** Servers of Stripe send it, with a signature (stripe-webhook.test.ts). */
const bySignature = '/api/payments/stripe/webhook'

const writes = writesOf(api.routes).filter(
  ([, path]) => path !== bySignedToken && path !== bySignature,
)

test('POST /api/emails without a signed token is 400 and reaches no binding', async () => {
  expect(writesOf(api.routes)).toContainEqual(['POST', bySignedToken])
  for (const query of [
    '',
    '?token=',
    '?token=a-1',
    '?token=a-1.AAAA',
    `?token=${'x'.repeat(5000)}`,
  ])
    expect(await send(api.fetch, 'POST', `${bySignedToken}${query}`, {})).toEqual([400, undefined])
})

async function send(fetch: Fetch, method: string, path: string, more: Record<string, string>) {
  const picture = takesPicture(method, path) ? 'image/png' : 'application/json'
  const type = takesImport(method, path) ? 'application/octet-stream' : picture
  const headers = { 'content-type': type, ...more }
  const request = new Request(`https://startline.example${path}`, { method, headers, body: '{}' })
  const response = await fetch(request, env)
  const body: unknown = await response.json().catch(() => null)
  return [response.status, Object(Object(body)['error'])['code']]
}

/** The cookie and token that a browser of ours holds. */
const token = 'a'.repeat(64)
const hash = createHash('sha256').update(`${token}${testSecrets.AUTH_SECRET}`).digest('hex')
const csrf = { cookie: `__Host-csrf=${token}|${hash}`, 'x-csrf-token': token }

test.each(writes)('%s %s is refused from another site', async (method, path) => {
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    expect(await send(api.fetch, method, path, { ...csrf, ...headers })).toEqual([403, 'forbidden'])
})

/** Subscribing and judging an answer change nothing of an account, and their forms work without scripts. */
const withoutToken = ['/api/auth/newsletter', '/api/auth/help-votes', ...plainForms]

test.each(writes.filter(([, path]) => !withoutToken.includes(path)))(
  '%s %s is refused without its CSRF token',
  async (method, path) => {
    expect(await send(api.fetch, method, path, {})).toEqual([403, 'csrf'])
  },
)

/** Visitors without a session may send these; everything else that writes is of a member. */
const ofVisitors = /^\/api\/(?:(?:auth|members)\/|orders|stations)/u

test.each(writes.filter(([, path]) => !ofVisitors.test(path) && !plainForms.includes(path)))(
  '%s %s is refused without a session',
  async (method, path) => {
    expect(await send(api.fetch, method, path, csrf)).toEqual([401, 'not-signed-in'])
  },
)

test.each(plainForms)('%s needs our own Origin', async (path) => {
  expect(await send(api.fetch, 'POST', path, csrf)).toEqual([403, 'forbidden'])
})

test('the form of feedback without scripts leads to the sign-in page without a session', async () => {
  const response = await api.fetch(
    new Request('https://startline.example/api/feedback/form?locale=de', {
      method: 'POST',
      headers: {
        origin: 'https://startline.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'permalink=berlin-marathon',
    }),
    env,
  )
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toMatch(/^\/de\/mitglieder\/einloggen\?/u)
})

test.each([
  '/events/everything',
  '/models/races',
  '/reviews/1',
  '/organisers/own/page',
  '/feedback/1',
  '/profile/new',
])('a write to %s, where no route is yet, is refused without token or session', async (path) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(await send(api.fetch, method, `/api${path}`, {})).toEqual([403, 'csrf'])
    expect(await send(api.fetch, method, `/api${path}`, csrf)).toEqual([401, 'not-signed-in'])
  }
})

test('control: a writing route outside of the gates is noticed', async () => {
  const open = new Hono().post('/api/new', (c) => c.json({}))
  expect(writesOf(open.routes)).toEqual([['POST', '/api/new']])
  expect(await send(open.fetch, 'POST', '/api/new', {})).toEqual([200, undefined])
})

test('the routes that are probed are all there', () => {
  expect(writes.length).toBeGreaterThan(25)
})
