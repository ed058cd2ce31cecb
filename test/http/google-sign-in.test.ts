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

/** The way there and back needs no keys of ours, so that they may as well be out of reach. */
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

test('who goes to Google and comes back is signed in as somebody new, on the page where it began', async () => {
  google.provider.is(account('g-1', 'ines.duarte@gmail.com'))
  const who = visitor()
  const { status, headers } = await goThrough(google, who, '/de/kalender')
  expect([status, headers.get('location')]).toEqual([302, `${google.site.url}/de/kalender`])
  expect(await who.session()).toMatchObject({
    user: { firstName: 'Inês', username: 'ines.duarte', role: 'athlete' },
  })
  expect(who.cookies.get('member')).toBe('athlete')
  // Again, and with another browser: the same member.
  const first = Object(Object(await who.session())['user'])['id']
  const other = visitor()
  await goThrough(google, other)
  expect(Object(Object(await other.session())['user'])['id']).toBe(first)
})

test('what stays in a browser on the way is what the cookie page lists, and ends', async () => {
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

test('who comes from the page for organisers becomes one; anything else in that cookie is an athlete', async () => {
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

test('auth 61: a way back without its state, in another browser, or for the second time, signs nobody in', async () => {
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

test('auth 62: a state that was made for another provider is refused', async () => {
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
  // Control: the same cookie, made anew for the right one, is taken.
  expect(await cameBack('google')).toBe('Inês')
})

test('auth 69: an account whose address is not verified makes no member', async () => {
  google.provider.is(account('g-69', 'new@gmail.com', { email_verified: false }))
  const who = visitor()
  const { headers } = await goThrough(google, who)
  expect([errorOf(headers.get('location')), await nameOf(who)]).toEqual(['provider', null])
})

test('auth 70: the password of who has registered under somebody’s address opens nothing after its holder came', async () => {
  google.provider.is(account('g-70', 'wait@gmail.com', { given_name: 'Holder' }))
  const holder = visitor()
  await goThrough(google, holder)
  expect(await nameOf(holder)).toBe('Holder')
  expect((await visitor().signIn('wait@gmail.com', password)).status).toBe(401)
})

test('auth 71: a proved account is opened where Google runs its mailbox', async () => {
  google.provider.is(account('g-71-kim', 'kim@gmail.com'))
  const who = visitor()
  await goThrough(google, who)
  expect(await who.session()).toMatchObject({ user: { username: 'kim' } })
  expect((await visitor().signIn('kim@gmail.com', password)).status).toBe(200)
})

test('auth 71: elsewhere its password is asked for, and given once more it connects the two', async () => {
  google.provider.is(account('g-71-jo', 'jo@example.org'))
  const who = visitor()
  const refused = await goThrough(google, who, '/de/kalender')
  const location = new URL(refused.headers.get('location') ?? '/', google.site.url)
  expect([location.pathname, location.search]).toEqual(['/de/mitglieder/einloggen', '?error=link'])
  expect(await nameOf(who)).toBeNull()
  expect((await who.send('POST', '/api/google/connection', { password })).status).toBe(401)
  await who.signIn('jo@example.org', password)
  // Being signed in is not enough: a browser that was left open connects nobody.
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

test('auth 71: an account of Google that another member has is not connected a second time', async () => {
  google.provider.is(account('g-71-jo', 'jo@example.org'))
  const who = visitor()
  await who.signIn('kim@gmail.com', password)
  await who.send('POST', '/api/google/connection', { password })
  const { headers } = await goThrough(google, who)
  expect(new URL(headers.get('location') ?? '/', google.site.url).search).toBe('?google=taken')
  expect(await who.session()).toMatchObject({ user: { username: 'kim' } })
})

test('auth 72: another account of Google with the same address never signs in as the first', async () => {
  google.provider.is(account('g-another', 'ines.duarte@gmail.com'))
  const who = visitor()
  const { headers } = await goThrough(google, who)
  expect([errorOf(headers.get('location')), await nameOf(who)]).toEqual(['link', null])
})

test('pages name the client for the button and the offer, and let Google’s script speak to its host', async () => {
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

test('auth 64: where the site has no id at Google, there is no button, no offer, no provider', async () => {
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

test('F10: without keys a tap is answered 503, to be tried again, and a password signs in', async () => {
  const who = visitor()
  const answer = await tap(who, await tokenOf(google, await nonceFor(who)))
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await who.session()).toBeNull()
  expect((await who.signIn('jo@example.org', password)).status).toBe(200)
  expect(await who.session()).not.toBeNull()
})
