import { afterAll, beforeAll, expect, test } from 'vitest'
import { testNow } from '../support/site.ts'
import { newVisitor, type Got, type Visitor } from '../support/visitor.ts'
import { password, serveWithGoogle, type GoogleSite } from './google-site.ts'

const seconds = Date.parse(testNow) / 1000
let google: GoogleSite
/** Nothing answers where this one looks for keys. */
let keyless: GoogleSite

beforeAll(async () => {
  const members = [
    ['kim@gmail.com', true],
    ['jo@example.org', true],
  ] as const
  const nowhere = { AUTH_GOOGLE_JWKS_URL: 'http://127.0.0.1:9/keys' }
  ;[google, keyless] = await Promise.all([
    serveWithGoogle([...members]),
    serveWithGoogle([...members], nowhere),
  ])
})
afterAll(async () => {
  await Promise.all([google.stop(), keyless.stop()])
})

const visitor = ({ site }: GoogleSite = google): Visitor => newVisitor(site.url)
const nonceFor = async (who: Visitor): Promise<string> =>
  String(Object((await who.ask('GET', '/api/google/nonce')).json)['nonce'])

const tokenFor = async (nonce: unknown, own: Record<string, unknown> = {}, site = google) =>
  await site.provider.sign({
    sub: 'tap-ines',
    email: 'ines.duarte@gmail.com',
    email_verified: true,
    given_name: 'Inês',
    family_name: 'Duarte',
    iat: seconds - 5,
    exp: seconds + 3595,
    nonce,
    ...own,
  })

/** Sends what Google's script has given to a page, as the page does. */
async function tap(
  who: Visitor,
  credential: string,
  own: Record<string, string> = {},
): Promise<Got> {
  const fields = { credential, csrfToken: await who.csrf(), callbackUrl: '/calendar', ...own }
  return await who.ask('POST', '/api/auth/callback/one-tap', {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-auth-return-redirect': '1',
    },
    body: new URLSearchParams(fields).toString(),
  })
}
const urlOf = ({ json }: Got): URL => new URL(String(Object(json)['url']))
const isSignedIn = async (who: Visitor): Promise<boolean> => (await who.session()) !== null

test('a tap signs in: a nonce, a token with it, and a session that the page knows of', async () => {
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

test('auth 67: a token for another browser’s nonce, for one that nobody was given, or for none, is refused', async () => {
  const victim = visitor()
  const nonce = await nonceFor(victim)
  const stolen = await tokenFor(nonce)
  const thief = visitor()
  await nonceFor(thief)
  expect((await tap(thief, stolen)).status).toBe(401)
  // The nonce is in the token for everybody to read; the cookie it is made of is not.
  thief.cookies.set('__Host-one-tap', nonce)
  expect((await tap(thief, stolen)).status).toBe(401)
  thief.cookies.delete('__Host-one-tap')
  expect((await tap(thief, stolen)).status).toBe(401)
  expect((await tap(thief, await tokenFor(undefined))).status).toBe(401)
  expect(await isSignedIn(thief)).toBe(false)
  // None of it has used the token up.
  expect((await tap(victim, stolen)).status).toBe(200)
})

test('auth 63–66 over HTTP: a token of somebody else, for somebody else, or over, is answered 401 as a wrong password is', async () => {
  const who = visitor()
  const nonce = await nonceFor(who)
  const foreign = await tokenFor(nonce, {}, keyless)
  const wrong = [
    foreign,
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

test('auth 68: what Google’s own page would post, without the token of our forms, is refused', async () => {
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

test('auth 69 and 71: an unproved address is refused, and an account that has a password asks for it', async () => {
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

test('a nonce is given to our own pages, each time another, and kept nowhere on the way', async () => {
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

test('F10: without keys a tap is answered 503, to be tried again, and a password signs in', async () => {
  const who = visitor(keyless)
  const answer = await tap(who, await tokenFor(await nonceFor(who), {}, keyless))
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await isSignedIn(who)).toBe(false)
  expect((await who.signIn('jo@example.org', password)).status).toBe(200)
  expect(await isSignedIn(who)).toBe(true)
})
