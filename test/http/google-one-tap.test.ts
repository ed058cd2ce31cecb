import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor, type VisitorResponse, type Visitor } from '../support/visitor.ts'
import {
  nonceFor,
  seconds,
  serveWithGoogle,
  tap,
  tokenOf,
  type GoogleSite,
} from '../support/google-site.ts'

let google: GoogleSite

beforeAll(async () => {
  google = await serveWithGoogle([
    ['kim@gmail.com', true],
    ['jo@example.org', true],
  ])
})
afterAll(() => google.stop())

const visitor = (): Visitor => newVisitor(google.site.url)
const tokenFor = async (nonce: unknown, changes: Record<string, unknown> = {}) =>
  await tokenOf(google, nonce, changes)
const urlOf = ({ json }: VisitorResponse): URL => new URL(String(Object(json)['url']))
const isSignedIn = async (browser: Visitor): Promise<boolean> => (await browser.session()) !== null

test('a tap with a nonce and its token signs in, with a session that pages read', async () => {
  const browser = visitor()
  const answer = await tap(browser, await tokenFor(await nonceFor(browser)), { locale: 'de' })
  expect([answer.status, urlOf(answer).pathname]).toEqual([200, '/calendar'])
  expect(await browser.session()).toMatchObject({ user: { firstName: 'Inês', role: 'athlete' } })
  expect(browser.cookies.get('member')).toBe('athlete')
})

test('auth 67: the same token a second time, and the same nonce with another token, are refused', async () => {
  const browser = visitor()
  const nonce = await nonceFor(browser)
  const token = await tokenFor(nonce)
  const secret = browser.cookies.get('__Host-one-tap') ?? ''
  expect((await tap(browser, token)).status).toBe(200)
  await browser.signOut()
  browser.cookies.set('__Host-one-tap', secret)
  expect((await tap(browser, token)).status).toBe(401)
  const another = await tokenFor(nonce, { iat: seconds - 4 })
  expect((await tap(browser, another)).status).toBe(401)
  expect(await isSignedIn(browser)).toBe(false)
})

test('auth 67: a token for the nonce of another browser, for an unissued nonce, or without a nonce is refused', async () => {
  const victim = visitor()
  const nonce = await nonceFor(victim)
  const stolen = await tokenFor(nonce)
  const thief = visitor()
  await nonceFor(thief)
  expect((await tap(thief, stolen)).status).toBe(401)
  // Anyone can read the nonce in the token, but not the cookie that it is derived from.
  thief.cookies.set('__Host-one-tap', nonce)
  expect((await tap(thief, stolen)).status).toBe(401)
  thief.cookies.delete('__Host-one-tap')
  expect((await tap(thief, stolen)).status).toBe(401)
  expect((await tap(thief, await tokenFor(undefined))).status).toBe(401)
  expect(await isSignedIn(thief)).toBe(false)
  // None of these attempts has consumed the token.
  expect((await tap(victim, stolen)).status).toBe(200)
})

test('auth 63–66 over HTTP: a forged, misdirected or expired token is 401, with the response of a wrong password', async () => {
  const browser = visitor()
  const nonce = await nonceFor(browser)
  const good = await tokenFor(nonce)
  const wrong = [
    `${good.slice(0, -8)}AAAAAAAA`,
    await tokenFor(nonce, { aud: 'another.apps.example' }),
    await tokenFor(nonce, { iss: 'https://accounts.google.com.evil.example' }),
    await tokenFor(nonce, { iat: seconds - 7200, exp: seconds - 3600 }),
    '',
    'x'.repeat(10_000),
  ]
  for (const token of wrong) {
    const answer = await tap(browser, token)
    expect([answer.status, urlOf(answer).searchParams.get('error')]).toEqual([401, 'credentials'])
  }
  expect(await isSignedIn(browser)).toBe(false)
})

test('auth 68: a post as Google’s page would send it, without our CSRF token, is refused', async () => {
  const browser = visitor()
  const credential = await tokenFor(await nonceFor(browser))
  for (const changes of ['same', 'other']) {
    browser.cookies.set('g_csrf_token', 'same')
    const { status } = await browser.request('POST', '/api/auth/callback/one-tap', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ credential, g_csrf_token: changes }).toString(),
    })
    expect(status).toBe(403)
  }
  const { status } = await browser.request('POST', '/api/auth/callback/one-tap', {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://accounts.google.com',
      'sec-fetch-site': 'cross-site',
    },
    body: new URLSearchParams({ credential, csrfToken: await browser.csrf() }).toString(),
  })
  expect(status).toBe(403)
  expect(await isSignedIn(browser)).toBe(false)
})

test('auth 69 and 71: an unverified email is refused, and an account with a password asks for it', async () => {
  const browser = visitor()
  const unproved = { sub: 'tap-new', email: 'new@gmail.com', email_verified: false }
  expect((await tap(browser, await tokenFor(await nonceFor(browser), unproved))).status).toBe(401)
  const jo = { sub: 'tap-jo', email: 'jo@example.org' }
  const requested = await tap(browser, await tokenFor(await nonceFor(browser), jo), {
    locale: 'de',
  })
  expect([requested.status, urlOf(requested).pathname, urlOf(requested).search]).toEqual([
    401,
    '/de/mitglieder/einloggen',
    '?error=link',
  ])
  const kim = { sub: 'tap-kim', email: 'kim@gmail.com' }
  expect((await tap(browser, await tokenFor(await nonceFor(browser), kim))).status).toBe(200)
})

test('a nonce is issued only to our own pages, a new one each time, and never cached', async () => {
  const browser = visitor()
  const [one, two] = [await nonceFor(browser), await nonceFor(browser)]
  expect(one).not.toBe(two)
  const { headers } = await browser.request('GET', '/api/google/nonce')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-one-tap=.+; Path=\/; Secure; HttpOnly; SameSite=Strict; /u),
  ])
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await browser.request('GET', '/api/google/nonce', foreign)).status).toBe(403)
})
