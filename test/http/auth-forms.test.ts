import { beforeAll, expect, test } from 'vitest'
import { siteUrl } from '../support/fetch-site.ts'
import { newMember, newSignedIn, type TestMember } from '../support/members.ts'
import { newVisitor, type VisitorResponse, type Visitor } from '../support/visitor.ts'

/** Cross-site forms; the numbers are those of the threat model's list (SECURITY.md). */

const url = siteUrl()
const json = { 'content-type': 'application/json' }
let member: TestMember

beforeAll(async () => {
  member = await newMember(url)
})

const codeOf = (got: VisitorResponse): unknown => Object(Object(got.json)['error'])['code']

async function signIn(visitor: Visitor, fields: Record<string, string>, headers = {}) {
  return await visitor.request('POST', '/api/auth/callback/credentials', {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({
      identifier: member.username,
      password: member.password,
      ...fields,
    }).toString(),
  })
}

test('auth 19: sign-in by a script without a CSRF token is refused', async () => {
  const got = await signIn(newVisitor(url), {}, { 'x-auth-return-redirect': '1' })
  expect([got.status, codeOf(got)]).toEqual([403, 'csrf'])
})

test('auth 20: a CSRF token without its cookie, or with the cookie of another, is refused', async () => {
  const csrfToken = await newVisitor(url).csrf()
  expect((await signIn(newVisitor(url), { csrfToken })).status).toBe(403)
  const other = newVisitor(url)
  await other.csrf()
  expect((await signIn(other, { csrfToken })).status).toBe(403)
  const form = await other.request('POST', '/api/members/password/forgot', {
    headers: { ...json, 'x-csrf-token': csrfToken },
    body: '{"email":"a@example.org"}',
  })
  expect([form.status, codeOf(form)]).toEqual([403, 'csrf'])
})

test('auth 21: a cookie with a look-alike name is ignored, and two cookies of one name count as none', async () => {
  const visitor = newVisitor(url)
  const csrfToken = await visitor.csrf()
  const own = visitor.cookies.get('__Host-csrf') ?? ''
  const planted = `\u00a0__Host-csrf=planted%7Cplanted; __Host-csrf=${own}`
  const latin = Buffer.from(planted, 'utf8').toString('latin1')
  const cookie = (text: string) => signIn(newVisitor(url), { csrfToken }, { cookie: text })
  expect((await cookie(latin)).status).toBe(302)
  expect((await cookie(`__Host-csrf=${own}; __Host-csrf=planted`)).status).toBe(403)
})

test.each([
  ['auth 22: a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['auth 22: a page of a sister site', { 'sec-fetch-site': 'same-site' }],
  ['auth 23: another origin', { origin: 'https://evil.example' }],
  ['auth 24: no origin', { origin: 'null' }],
])('%s cannot submit a form', async (_who, headers) => {
  const visitor = newVisitor(url)
  const csrfToken = await visitor.csrf()
  expect((await signIn(visitor, { csrfToken }, headers)).status).toBe(403)
  const got = await visitor.request('POST', '/api/members/password/forgot', {
    headers: { ...json, 'x-csrf-token': csrfToken, ...headers },
    body: '{"email":"a@example.org"}',
  })
  expect([got.status, codeOf(got)]).toEqual([403, 'forbidden'])
})

test('a form refused before its body is read does not break the connection', async () => {
  const visitor = newVisitor(url)
  const headers = { ...json, 'sec-fetch-site': 'cross-site', 'x-csrf-token': await visitor.csrf() }
  const body = JSON.stringify({ email: 'a@example.org', more: 'x'.repeat(10_000) })
  const path = '/api/members/password/forgot'
  const tries = Array.from({ length: 2 }, async () => {
    const statuses: number[] = []
    for (let n = 0; n < 100; n++)
      statuses.push((await visitor.request('POST', path, { headers, body })).status)
    return statuses
  })
  // With the body left unread, one in thirty of the next requests is lost.
  expect(new Set((await Promise.all(tries)).flat())).toEqual(new Set([403]))
})

test.each(['text/plain', 'multipart/form-data; boundary=x', ''])(
  'auth 25: JSON sent as %j is 415',
  async (type) => {
    const visitor = newVisitor(url)
    const got = await visitor.request('POST', '/api/members/password/forgot', {
      headers: { 'content-type': type, 'x-csrf-token': await visitor.csrf() },
      body: '{"email":"a@example.org"}',
    })
    expect([got.status, codeOf(got)]).toEqual([415, 'media-type'])
  },
)

test('auth 26: a method override header is ignored', async () => {
  const { visitor } = await newSignedIn(url)
  const got = await visitor.request('GET', '/api/profile/sessions', {
    headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
  })
  expect(got.status).toBe(200)
  expect((await visitor.request('GET', '/api/profile')).status).toBe(200)
})

test.each([
  '/api/auth/signout',
  '/api/auth/callback/credentials',
  '/api/auth/callback/one-tap',
  '/api/auth/signin/google',
])('auth 27: GET on the write-only route %s is 405', async (path) => {
  expect((await newVisitor(url).request('GET', path)).status).toBe(405)
})
