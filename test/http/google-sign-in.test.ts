import { decode, encode } from '@auth/core/jwt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedValues } from '../../src/model/stored-values.ts'
import { testSecrets } from '../support/site.ts'
import { newVisitor, type Visitor } from '../support/visitor.ts'
import { ask } from '../support/ask.ts'
import {
  goThrough,
  leave,
  nonceFor,
  password,
  serveWithGoogle,
  tap,
  through,
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

const account = (sub: string, email: string, own: object = {}) => ({
  sub,
  email,
  email_verified: true,
  given_name: 'Inês',
  family_name: 'Duarte',
  ...own,
})
const nameOf = async (who: Visitor): Promise<unknown> =>
  Object(Object(await who.session())['user'])['firstName'] ?? null
const errorOf = (location: string | null): string | null =>
  new URL(location ?? '/', google.site.url).searchParams.get('error')

test('sign-in at Google creates a member and returns to the page where it began', async () => {
  google.provider.is(account('g-1', 'ines.duarte@gmail.com'))
  const who = visitor()
  const { status, headers } = await goThrough(google, who, '/de/kalender')
  expect([status, headers.get('location')]).toEqual([302, `${google.site.url}/de/kalender`])
  expect(await who.session()).toMatchObject({
    user: { firstName: 'Inês', username: 'ines.duarte', role: 'athlete' },
  })
  expect(who.cookies.get('member')).toBe('athlete')
  // Again, and in another browser: the same member.
  const first = Object(Object(await who.session())['user'])['id']
  const other = visitor()
  await goThrough(google, other)
  expect(Object(Object(await other.session())['user'])['id']).toBe(first)
})

test('the browser stores only what the cookie page lists during sign-in, with an expiry', async () => {
  google.provider.is(account('g-1', 'ines.duarte@gmail.com'))
  const who = visitor()
  const address = await leave(who)
  const flows = [...who.cookies.keys()].filter((name) => /state|pkce|nonce/u.test(name))
  expect(flows.toSorted()).toEqual(['__Host-nonce', '__Host-pkce', '__Host-state'])
  const listed = storedValues.map(({ name }) => name)
  expect(flows.filter((name) => !listed.includes(name))).toEqual([])
  await who.ask('GET', await through(google.provider, address))
  expect([...who.cookies.keys()].filter((name) => flows.includes(name))).toEqual([])
})

test('registration from the organisers’ page makes an organiser; any other value of that cookie an athlete', async () => {
  const roleOf = async (sub: string, said: string) => {
    google.provider.is(account(sub, `${sub}@gmail.com`))
    const who = visitor()
    who.cookies.set('socialUserType', said)
    await goThrough(google, who)
    return Object(Object(await who.session())['user'])['role']
  }
  expect(await roleOf('g-organiser', 'organiser')).toBe('organiser')
  for (const [at, said] of [
    'moderator',
    'ORGANISER',
    encodeURIComponent('organiſer'),
    '%E0%A4%A',
    '',
  ].entries())
    expect([said, await roleOf(`g-other-${at}`, said)]).toEqual([said, 'athlete'])
})

test('auth 61: a callback without its state, in another browser, or a second time is refused', async () => {
  google.provider.is(account('g-1', 'ines.duarte@gmail.com'))
  const refused = async (who: Visitor, path: string) => {
    const { headers } = await who.ask('GET', path)
    expect([errorOf(headers.get('location')), await nameOf(who)]).toEqual(['provider', null])
  }
  const who = visitor()
  const back = await through(google.provider, await leave(who))
  await refused(visitor(), back)
  const other = visitor()
  await leave(other)
  await refused(other, back)
  const without = new URL(back, google.site.url)
  without.searchParams.delete('state')
  await refused(other, without.pathname + without.search)
  await who.ask('GET', back)
  expect(await nameOf(who)).toBe('Inês')
  await who.signOut()
  await refused(who, back)
})

test('auth 62: a state made for another provider is refused', async () => {
  google.provider.is(account('g-1', 'ines.duarte@gmail.com'))
  const secret = testSecrets.AUTH_SECRET
  const salt = '__Host-state'
  const cameBack = async (provider: string) => {
    const who = visitor()
    const back = await through(google.provider, await leave(who))
    const state = await decode({ token: who.cookies.get(salt) ?? '', secret, salt })
    expect(state?.['provider']).toBe('google')
    who.cookies.set(
      salt,
      await encode({ token: { ...state, provider }, secret, salt, maxAge: 900 }),
    )
    await who.ask('GET', back)
    return await nameOf(who)
  }
  expect(await cameBack('another')).toBeNull()
  // Control: the same cookie, made again for the right provider, is accepted.
  expect(await cameBack('google')).toBe('Inês')
})

test('auth 69: an account whose email is not verified becomes no member', async () => {
  google.provider.is(account('g-69', 'new@gmail.com', { email_verified: false }))
  const who = visitor()
  const { headers } = await goThrough(google, who)
  expect([errorOf(headers.get('location')), await nameOf(who)]).toEqual(['provider', null])
})

test('auth 70: the password of an unconfirmed registration is void once the holder of the email signs in with Google', async () => {
  google.provider.is(account('g-70', 'wait@gmail.com', { given_name: 'Holder' }))
  const holder = visitor()
  await goThrough(google, holder)
  expect(await nameOf(holder)).toBe('Holder')
  expect((await visitor().signIn('wait@gmail.com', password)).status).toBe(401)
})

test('auth 71: a confirmed account is opened where Google hosts its mailbox', async () => {
  google.provider.is(account('g-71-kim', 'kim@gmail.com'))
  const who = visitor()
  await goThrough(google, who)
  expect(await who.session()).toMatchObject({ user: { username: 'kim' } })
  expect((await visitor().signIn('kim@gmail.com', password)).status).toBe(200)
})

test('auth 71: elsewhere the account’s password is required, and entering it connects Google', async () => {
  google.provider.is(account('g-71-jo', 'jo@example.org'))
  const who = visitor()
  const refused = await goThrough(google, who, '/de/kalender')
  const location = new URL(refused.headers.get('location') ?? '/', google.site.url)
  expect([location.pathname, location.search]).toEqual(['/de/mitglieder/einloggen', '?error=link'])
  expect(await nameOf(who)).toBeNull()
  expect((await who.send('POST', '/api/google/connection', { password })).status).toBe(401)
  await who.signIn('jo@example.org', password)
  // A session alone is not enough: a browser left open must connect nobody.
  await goThrough(google, who)
  expect(await nameOf(visitor())).toBeNull()
  const wrong = await who.send('POST', '/api/google/connection', { password: 'Not-the-1-it-is' })
  expect([wrong.status, Object(Object(wrong.json)['error'])['fields']]).toEqual([
    400,
    { password: 'wrong-password' },
  ])
  expect((await who.send('POST', '/api/google/connection', { password })).status).toBe(200)
  await goThrough(google, who, '/profile/edit')
  expect(await who.session()).toMatchObject({ user: { username: 'jo' } })
  const later = visitor()
  await goThrough(google, later)
  expect(await later.session()).toMatchObject({ user: { username: 'jo' } })
})

test('auth 71: a Google account connected to one member cannot be connected to another', async () => {
  google.provider.is(account('g-71-jo', 'jo@example.org'))
  const who = visitor()
  await who.signIn('kim@gmail.com', password)
  await who.send('POST', '/api/google/connection', { password })
  const { headers } = await goThrough(google, who)
  expect(new URL(headers.get('location') ?? '/', google.site.url).search).toBe('?google=taken')
  expect(await who.session()).toMatchObject({ user: { username: 'kim' } })
})

test('auth 72: another Google account with the same email never signs in as the first', async () => {
  google.provider.is(account('g-another', 'ines.duarte@gmail.com'))
  const who = visitor()
  const { headers } = await goThrough(google, who)
  expect([errorOf(headers.get('location')), await nameOf(who)]).toEqual(['link', null])
})

test('pages contain the client id for the button and One Tap, and the policy allows Google’s host', async () => {
  const { text, headers } = await visitor().ask('GET', '/members/signin')
  expect(text).toContain('data-google-client="startline.apps.example"')
  expect(text).toContain(`data-google-script="${google.provider.script}"`)
  const policy = headers.get('content-security-policy') ?? ''
  const folder = google.provider.script.replace(/client$/u, '')
  expect(policy).toContain(`connect-src 'self' ${folder}`)
  expect(policy).toContain(`frame-src ${folder}`)
  expect(Object.keys(Object((await visitor().ask('GET', '/api/auth/providers')).json))).toEqual([
    'credentials',
    'google',
    'one-tap',
  ])
})

test('auth 64: without a Google client id there is no button, no One Tap and no provider', async () => {
  const { body, headers } = await ask('/members/signin')
  expect(body).not.toContain('data-google-client')
  expect(headers.get('content-security-policy')).not.toContain('google')
  expect((await ask('/api/google/nonce')).status).toBe(404)
  const off = newVisitor(process.env['STARTLINE_URL'] ?? '')
  expect(Object.keys(Object((await off.ask('GET', '/api/auth/providers')).json))).toEqual([
    'credentials',
  ])
  expect((await leave(off)).searchParams.get('error')).toBe('provider')
})

test('F10: without keys a tap is 503 with Retry-After, and password sign-in works', async () => {
  const who = visitor()
  const answer = await tap(who, await tokenOf(google, await nonceFor(who)))
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await who.session()).toBeNull()
  expect((await who.signIn('jo@example.org', password)).status).toBe(200)
  expect(await who.session()).not.toBeNull()
})
