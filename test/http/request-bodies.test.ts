import { request as httpRequest } from 'node:http'
import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formMaxBytes } from '../../src/model/values/limits.ts'
import { api } from '../../worker/api/index.ts'
import { maxBytesOf } from '../../worker/api/middleware/bounded-body.ts'
import { takesImport, takesPicture } from '../../worker/api/middleware/file-routes.ts'
import { testSecrets } from '../support/site.ts'
import { siteUrl } from '../support/fetch-site.ts'

/** Bodies without a length (chunked), on every route that takes a body. */

const partBytes = 10_000
/** The bytes drained after the limit, and the part that exceeds each. */
const beyondLimit = 64_000 + 2 * partBytes

const writing = [
  ...new Set(
    api.routes
      .filter(({ method }) => method !== 'ALL' && method !== 'GET')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/gu, 'x')}`),
  ),
].map((route): [string, string] => {
  const [method = '', path = ''] = route.split(' ')
  return [method, path]
})

/** Bindings that throw: a body is bounded before any of them is used. */
const unusable = () => {
  throw new Error('the binding was used')
}
const env = { DB: { prepare: unusable, batch: unusable }, KV: { get: unusable }, ...testSecrets }

/** Sends a megabyte without a length, in process. @returns the status, and how many bytes were read */
async function sendChunked(
  app: { fetch: (request: Request, env: object) => Response | Promise<Response> },
  method: string,
  path: string,
): Promise<{ status: number; read: number }> {
  let read = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read >= 1_000_000) return controller.close()
        read += partBytes
        return controller.enqueue(new Uint8Array(partBytes).fill(32))
      },
    },
    { highWaterMark: 0 },
  )
  // Node requires `duplex` for a streamed body.
  const sending = {
    method,
    body,
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    duplex: 'half',
  }
  const { status } = await app.fetch(new Request(`http://localhost${path}`, sending), env)
  return { status, read }
}

test('the routes of the tests are all that take a body', () => {
  const paths = writing.map(([, path]) => path)
  expect(paths.length).toBeGreaterThan(25)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/auth/signout',
      '/api/auth/signin/google',
      '/api/auth/newsletter',
      '/api/members/registration/athlete',
      '/api/profile/sessions/x',
      '/api/profile/avatar',
      '/api/organiser/events/x/pictures',
    ]),
  )
})

test.each(writing)('%s %s reads no further than its limit and is 413', async (method, path) => {
  const { status, read } = await sendChunked(api, method, path)
  // A route with its own limit refuses a visitor before it reads anything.
  const hasOtherLimit = takesPicture(method, path) || takesImport(method, path)
  expect(status).toBe(hasOtherLimit ? 403 : 413)
  expect(read).toBeLessThanOrEqual(maxBytesOf(method, path) + beyondLimit)
})

test('control: a route without the limit reads the whole body', async () => {
  const unbound = new Hono().post('/new', async (c) => c.json((await c.req.text()).length))
  expect(await sendChunked(unbound, 'POST', '/new')).toEqual({ status: 200, read: 1_000_000 })
})

const envelope = v.object({ error: v.object({ code: v.string() }) })

/** Sends a body without a length to the served site. */
async function upload(path: string, bytes: number): Promise<{ status: number; code: string }> {
  return await new Promise((resolve, reject) => {
    const request = httpRequest(siteUrl() + path, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json' },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      let text = ''
      response.on('data', (part) => (text += String(part)))
      response.on('end', () => {
        const { code } = v.parse(envelope, JSON.parse(text)).error
        resolve({ status: response.statusCode ?? 0, code })
      })
    })
    for (let sent = 0; sent < bytes; sent += partBytes) request.write(Buffer.alloc(partBytes, 32))
    request.end()
  })
}

test.each([
  '/api/auth/signout',
  '/api/auth/callback/credentials',
  '/api/auth/newsletter',
  '/api/members/password/forgot',
])('on the served site an oversized chunked body is 413: %s', async (path) => {
  for (let n = 0; n < 5; n++)
    expect(await upload(path, formMaxBytes + partBytes)).toEqual({
      status: 413,
      code: 'body-too-large',
    })
})

test('a chunked body within the limit is accepted', async () => {
  const sent = await upload('/api/auth/newsletter', partBytes)
  expect(sent).toEqual({ status: 400, code: 'email-required' })
})
