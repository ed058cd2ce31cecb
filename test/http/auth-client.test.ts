import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { provideAuthClient, type AuthClient } from '../support/auth-client.ts'
import { newMember, type TestMember } from '../support/members.ts'
import { newVisitor, type Visitor } from '../support/visitor.ts'

/** The unmodified client of next-auth, in a page of the served site. */

const url = process.env['STARTLINE_URL'] ?? ''
let client: AuthClient
let member: TestMember
let browser: Visitor
const location = { href: `${url}/de/kalender`, reload: () => {} }

/** Sends a page's request as a browser does: with the site, its cookies and its origin. */
async function pageFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', headers, body } = init
  const sent = { headers: Object.fromEntries(new Headers(headers)) }
  const form = body instanceof URLSearchParams ? { body: body.toString() } : {}
  const got = await browser.request(method.toUpperCase(), address, { ...sent, ...form })
  return new Response(got.text, { status: got.status, headers: got.headers })
}

beforeAll(async () => {
  member = await newMember(url)
  browser = newVisitor(url)
  const net = fetch
  vi.stubGlobal('window', { location })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    // In a browser fetch resolves relative URLs itself.
    address.startsWith('/') ? await pageFetch(address, init) : await net(address, init),
  )
  client = await provideAuthClient()
})
afterAll(() => vi.unstubAllGlobals())

test('the client gets the providers, a CSRF token, and no session before sign-in', async () => {
  expect(await client.getProviders()).toMatchObject({
    credentials: { id: 'credentials', type: 'credentials' },
  })
  expect(await client.getCsrfToken()).toMatch(/^[\da-f]{64}$/u)
  expect(await client.getSession()).toBeNull()
})

test('a wrong password returns CredentialsSignin with the code of the site, and no session', async () => {
  const credentials = { identifier: member.username, password: 'Not-the-1-it-is', locale: 'de' }
  const response = await client.signIn('credentials', { ...credentials, redirect: false })
  expect(response).toMatchObject({ error: 'credentials', status: 401, ok: false, url: null })
  expect(await client.getSession()).toBeNull()
})

test('the client signs in without a redirect, reads the session, and signs out', async () => {
  const { username, email, password } = member
  for (const identifier of [username, email]) {
    const response = await client.signIn('credentials', { identifier, password, redirect: false })
    expect(response).toMatchObject({ status: 200, ok: true, url: location.href })
    expect(response?.error).toBeUndefined()
    expect(await client.getSession()).toMatchObject({
      user: { username, firstName: 'Ada', role: 'athlete' },
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
    })
    await client.signOut({ redirect: false })
    expect(await client.getSession()).toBeNull()
  }
})

test('with a redirect the client follows callbackUrl, on this site only', async () => {
  const { username: identifier, password } = member
  await client.signIn('credentials', { identifier, password, redirectTo: '/calendar' })
  expect(location.href).toBe(`${url}/calendar`)
  await client.signOut({ redirectTo: 'https://evil.example/' })
  expect(location.href).toBe(`${url}/`)
  expect(await client.getSession()).toBeNull()
})
