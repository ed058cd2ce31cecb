import { decode, encode } from '@auth/core/jwt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedValues } from '../../src/model/members/stored-values.ts'
import { testSecrets } from '../support/site.ts'
import { newVisitor, type Visitor } from '../support/visitor.ts'
import { fetchSite } from '../support/fetch-site.ts'
import {
  signInWithGoogle,
  startGoogleSignIn,
  nonceFor,
  password,
  serveWithGoogle,
  tap,
  followProvider,
  tokenOf,
  type GoogleSite,
} from '../support/google-site.ts'

let google: GoogleSite
const visitor = (): Visitor => newVisitor(google.site.url)

/** The redirect flow needs no keys of ours, so an unreachable key set must not matter. */
const noKeys = { AUTH_GOOGLE_JWKS_URL: 'http://127.0.0.1:9/keys' }

beforeAll(async () => {
  google = await serveWithGoogle(
    [
      ['kim@gmail.com', true],
      ['jo@example.org', true],
      ['wait@gmail.com', false],
    ],
    noKeys,
  )
})
afterAll(() => google.stop())

const account = (sub: string, email: string, changes: object = {}) => ({
  sub,
  email,
  email_verified: true,
  given_name: 'Inês',
  family_name: 'Duarte',
  ...changes,
})
const nameOf = async (browser: Visitor): Promise<unknown> =>
  Object(Object(await browser.session())['user'])['firstName'] ?? null
const errorOf = (location: string | null): string | null =>
  new URL(location ?? '/', google.site.url).searchParams.get('error')

test('sign-in at Google creates a member and returns to the page where it began', async () => {
  google.provider.is(account('g-1', 'ines.duarte@gmail.com'))
  const browser = visitor()
  const { status, headers } = await signInWithGoogle(google, browser, '/de/kalender')
  expect([status, headers.get('location')]).toEqual([302, `${google.site.url}/de/kalender`])
  expect(await browser.session()).toMatchObject({
    user: { firstName: 'Inês', username: 'ines.duarte', role: 'athlete' },
  })
  expect(browser.cookies.get('member')).toBe('athlete')
  // Again, and in another browser: the same member.
  const first = Object(Object(await browser.session())['user'])['id']
  const other = visitor()
  await signInWithGoogle(google, other)
  expect(Object(Object(await other.session())['user'])['id']).toBe(first)
})

test('the browser stores only what the cookie page lists during sign-in, with an expiry', async () => {
  google.provider.is(account('g-1', 'ines.duarte@gmail.com'))
  const browser = visitor()
  const address = await startGoogleSignIn(browser)
  const flows = [...browser.cookies.keys()].filter((name) => /state|pkce|nonce/u.test(name))
  expect(flows.toSorted()).toEqual(['__Host-nonce', '__Host-pkce', '__Host-state'])
  const listed = storedValues.map(({ name }) => name)
  expect(flows.filter((name) => !listed.includes(name))).toEqual([])
  await browser.request('GET', await followProvider(google.provider, address))
  expect([...browser.cookies.keys()].filter((name) => flows.includes(name))).toEqual([])
})

test('registration from the organisers’ page makes an organiser; any other value of that cookie an athlete', async () => {
  const roleOf = async (sub: string, cookie: string) => {
    google.provider.is(account(sub, `${sub}@gmail.com`))
    const browser = visitor()
    browser.cookies.set('socialUserType', cookie)
    await signInWithGoogle(google, browser)
    return Object(Object(await browser.session())['user'])['role']
  }
  expect(await roleOf('g-organiser', 'organiser')).toBe('organiser')
  for (const [at, cookie] of [
    'moderator',
    'ORGANISER',
    encodeURIComponent('organiſer'),
    '%E0%A4%A',
    '',
  ].entries())
    expect([cookie, await roleOf(`g-other-${at}`, cookie)]).toEqual([cookie, 'athlete'])
})

test('auth 61: a callback without its state, in another browser, or a second time is refused', async () => {
  google.provider.is(account('g-1', 'ines.duarte@gmail.com'))
  const refused = async (browser: Visitor, path: string) => {
    const { headers } = await browser.request('GET', path)
    expect([errorOf(headers.get('location')), await nameOf(browser)]).toEqual(['provider', null])
  }
  const browser = visitor()
  const back = await followProvider(google.provider, await startGoogleSignIn(browser))
  await refused(visitor(), back)
  const other = visitor()
  await startGoogleSignIn(other)
  await refused(other, back)
  const without = new URL(back, google.site.url)
  without.searchParams.delete('state')
  await refused(other, without.pathname + without.search)
  await browser.request('GET', back)
  expect(await nameOf(browser)).toBe('Inês')
  await browser.signOut()
  await refused(browser, back)
})

test('auth 62: a state made for another provider is refused', async () => {
  google.provider.is(account('g-1', 'ines.duarte@gmail.com'))
  const secret = testSecrets.AUTH_SECRET
  const salt = '__Host-state'
  const cameBack = async (provider: string) => {
    const browser = visitor()
    const back = await followProvider(google.provider, await startGoogleSignIn(browser))
    const state = await decode({ token: browser.cookies.get(salt) ?? '', secret, salt })
    expect(state?.['provider']).toBe('google')
    browser.cookies.set(
      salt,
      await encode({ token: { ...state, provider }, secret, salt, maxAge: 900 }),
    )
    await browser.request('GET', back)
    return await nameOf(browser)
  }
  expect(await cameBack('another')).toBeNull()
  // Control: the same cookie, made again for the right provider, is accepted.
  expect(await cameBack('google')).toBe('Inês')
})

test('auth 69: an account whose email is not verified becomes no member', async () => {
  google.provider.is(account('g-69', 'new@gmail.com', { email_verified: false }))
  const browser = visitor()
  const { headers } = await signInWithGoogle(google, browser)
  expect([errorOf(headers.get('location')), await nameOf(browser)]).toEqual(['provider', null])
})

test('auth 70: the password of an unconfirmed registration is void once the holder of the email signs in with Google', async () => {
  google.provider.is(account('g-70', 'wait@gmail.com', { given_name: 'Holder' }))
  const holder = visitor()
  await signInWithGoogle(google, holder)
  expect(await nameOf(holder)).toBe('Holder')
  expect((await visitor().signIn('wait@gmail.com', password)).status).toBe(401)
})

test('auth 71: a confirmed account is signed in if Google hosts its mailbox', async () => {
  google.provider.is(account('g-71-kim', 'kim@gmail.com'))
  const browser = visitor()
  await signInWithGoogle(google, browser)
  expect(await browser.session()).toMatchObject({ user: { username: 'kim' } })
  expect((await visitor().signIn('kim@gmail.com', password)).status).toBe(200)
})

test('auth 71: elsewhere the account’s password is required, and entering it connects Google', async () => {
  google.provider.is(account('g-71-jo', 'jo@example.org'))
  const browser = visitor()
  const refused = await signInWithGoogle(google, browser, '/de/kalender')
  const location = new URL(refused.headers.get('location') ?? '/', google.site.url)
  expect([location.pathname, location.search]).toEqual(['/de/mitglieder/einloggen', '?error=link'])
  expect(await nameOf(browser)).toBeNull()
  expect((await browser.send('POST', '/api/google/connection', { password })).status).toBe(401)
  await browser.signIn('jo@example.org', password)
  // A session alone is not enough, so that a stranger at an open browser cannot connect an account.
  await signInWithGoogle(google, browser)
  expect(await nameOf(visitor())).toBeNull()
  const wrong = await browser.send('POST', '/api/google/connection', {
    password: 'Not-the-1-it-is',
  })
  expect([wrong.status, Object(Object(wrong.json)['error'])['fields']]).toEqual([
    400,
    { password: 'wrong-password' },
  ])
  expect((await browser.send('POST', '/api/google/connection', { password })).status).toBe(200)
  await signInWithGoogle(google, browser, '/profile/edit')
  expect(await browser.session()).toMatchObject({ user: { username: 'jo' } })
  const later = visitor()
  await signInWithGoogle(google, later)
  expect(await later.session()).toMatchObject({ user: { username: 'jo' } })
})

test('auth 71: a Google account connected to one member cannot be connected to another', async () => {
  google.provider.is(account('g-71-jo', 'jo@example.org'))
  const browser = visitor()
  await browser.signIn('kim@gmail.com', password)
  await browser.send('POST', '/api/google/connection', { password })
  const { headers } = await signInWithGoogle(google, browser)
  expect(new URL(headers.get('location') ?? '/', google.site.url).search).toBe('?google=taken')
  expect(await browser.session()).toMatchObject({ user: { username: 'kim' } })
})

test('auth 72: another Google account with the same email never signs in as the first', async () => {
  google.provider.is(account('g-another', 'ines.duarte@gmail.com'))
  const browser = visitor()
  const { headers } = await signInWithGoogle(google, browser)
  expect([errorOf(headers.get('location')), await nameOf(browser)]).toEqual(['link', null])
})

test('pages contain the client id for the button and One Tap, and the policy allows Google’s host', async () => {
  const { text, headers } = await visitor().request('GET', '/members/signin')
  expect(text).toContain('data-google-client="startline.apps.example"')
  expect(text).toContain(`data-google-script="${google.provider.script}"`)
  const policy = headers.get('content-security-policy') ?? ''
  const folder = google.provider.script.replace(/client$/u, '')
  expect(policy).toContain(`connect-src 'self' ${folder}`)
  expect(policy).toContain(`frame-src ${folder}`)
  expect(Object.keys(Object((await visitor().request('GET', '/api/auth/providers')).json))).toEqual(
    ['credentials', 'google', 'one-tap'],
  )
})

test('auth 64: without a Google client id there is no button, no One Tap and no provider', async () => {
  const { body, headers } = await fetchSite('/members/signin')
  expect(body).not.toContain('data-google-client')
  expect(headers.get('content-security-policy')).not.toContain('google')
  expect((await fetchSite('/api/google/nonce')).status).toBe(404)
  const off = newVisitor(process.env['STARTLINE_URL'] ?? '')
  expect(Object.keys(Object((await off.request('GET', '/api/auth/providers')).json))).toEqual([
    'credentials',
  ])
  expect((await startGoogleSignIn(off)).searchParams.get('error')).toBe('provider')
})

test('F10: without keys a tap is 503 with Retry-After, and password sign-in works', async () => {
  const browser = visitor()
  const response = await tap(browser, await tokenOf(google, await nonceFor(browser)))
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await browser.session()).toBeNull()
  expect((await browser.signIn('jo@example.org', password)).status).toBe(200)
  expect(await browser.session()).not.toBeNull()
})
