import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor, type Got, type Visitor } from '../support/visitor.ts'
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
const tokenFor = async (nonce: unknown, own: Record<string, unknown> = {}) =>
  await tokenOf(google, nonce, own)
const urlOf = ({ json }: Got): URL => new URL(String(Object(json)['url']))
const isSignedIn = async (who: Visitor): Promise<boolean> => (await who.session()) !== null

test('a tap with a nonce and its token signs in, with a session that pages read', async () => {
  const who = visitor()
  const answer = await tap(who, await tokenFor(await nonceFor(who)), { locale: 'de' })
  expect([answer.status, urlOf(answer).pathname]).toEqual([200, '/calendar'])
  expect(await who.session()).toMatchObject({ user: { firstName: 'Inês', role: 'athlete' } })
  expect(who.cookies.get('member')).toBe('athlete')
})

test('auth 67: the same token a second time, and the same nonce with another token, are refused', async () => {
  const who = visitor()
  const nonce = await nonceFor(who)
  const token = await tokenFor(nonce)
  const secret = who.cookies.get('__Host-one-tap') ?? ''
  expect((await tap(who, token)).status).toBe(200)
  await who.signOut()
  who.cookies.set('__Host-one-tap', secret)
  expect((await tap(who, token)).status).toBe(401)
  const another = await tokenFor(nonce, { iat: seconds - 4 })
  expect((await tap(who, another)).status).toBe(401)
  expect(await isSignedIn(who)).toBe(false)
})

test('auth 67: a token for the nonce of another browser, for an unissued nonce, or without a nonce is refused', async () => {
  const victim = visitor()
  const nonce = await nonceFor(victim)
  const stolen = await tokenFor(nonce)
  const thief = visitor()
  await nonceFor(thief)
  expect((await tap(thief, stolen)).status).toBe(401)
  // Everybody can read the nonce in the token, but not the cookie that it is derived from.
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
  const who = visitor()
  const nonce = await nonceFor(who)
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
    const answer = await tap(who, token)
    expect([answer.status, urlOf(answer).searchParams.get('error')]).toEqual([401, 'credentials'])
  }
  expect(await isSignedIn(who)).toBe(false)
})

test('auth 68: a post as Google’s page would send it, without our CSRF token, is refused', async () => {
  const who = visitor()
  const credential = await tokenFor(await nonceFor(who))
  for (const own of ['same', 'other']) {
    who.cookies.set('g_csrf_token', 'same')
    const { status } = await who.ask('POST', '/api/auth/callback/one-tap', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ credential, g_csrf_token: own }).toString(),
    })
    expect(status).toBe(403)
  }
  const { status } = await who.ask('POST', '/api/auth/callback/one-tap', {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://accounts.google.com',
      'sec-fetch-site': 'cross-site',
    },
    body: new URLSearchParams({ credential, csrfToken: await who.csrf() }).toString(),
  })
  expect(status).toBe(403)
  expect(await isSignedIn(who)).toBe(false)
})

test('auth 69 and 71: an unverified email is refused, and an account with a password asks for it', async () => {
  const who = visitor()
  const unproved = { sub: 'tap-new', email: 'new@gmail.com', email_verified: false }
  expect((await tap(who, await tokenFor(await nonceFor(who), unproved))).status).toBe(401)
  const jo = { sub: 'tap-jo', email: 'jo@example.org' }
  const asked = await tap(who, await tokenFor(await nonceFor(who), jo), { locale: 'de' })
  expect([asked.status, urlOf(asked).pathname, urlOf(asked).search]).toEqual([
    401,
    '/de/mitglieder/einloggen',
    '?error=link',
  ])
  const kim = { sub: 'tap-kim', email: 'kim@gmail.com' }
  expect((await tap(who, await tokenFor(await nonceFor(who), kim))).status).toBe(200)
})

test('a nonce is issued only to our own pages, a new one each time, and never cached', async () => {
  const who = visitor()
  const [one, two] = [await nonceFor(who), await nonceFor(who)]
  expect(one).not.toBe(two)
  const { headers } = await who.ask('GET', '/api/google/nonce')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-one-tap=.+; Path=\/; Secure; HttpOnly; SameSite=Strict; /u),
  ])
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await who.ask('GET', '/api/google/nonce', foreign)).status).toBe(403)
})
