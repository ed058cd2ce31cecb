import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import { password, type AccountSite } from '../support/accounts.ts'
import type { Visitor } from '../support/visitor.ts'

/** Forms for signing in and out as a browser sends them without scripts. */

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess('2026-11-21T09:00:00Z'))
  await site.add({ id: 81, username: 'ada' })
  await site.add({ id: 82, username: 'bert', confirmedAt: null })
})
afterAll(() => close())

const page = '/de/mitglieder/einloggen?next=%2Fde%2Fkalender&confirmation=success'

async function send(
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await visitor.request('POST', path, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      referer: site.url + page,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
  const location = response.headers.get('location')
  const target = location === null ? null : new URL(location, site.url)
  return { ...response, target }
}

const signIn = async (visitor: Visitor, fields: Record<string, string>, headers = {}) =>
  await send(
    visitor,
    '/api/auth/callback/credentials',
    { callbackUrl: '/de/kalender', locale: 'de', ...fields },
    headers,
  )

test('the right password opens a session and leads to the page that was wanted; the form for signing out ends it', async () => {
  const visitor = site.visitor()
  const { status, target } = await signIn(visitor, { identifier: 'ada', password })
  expect([status, target?.pathname]).toEqual([302, '/de/kalender'])
  expect(visitor.cookies.get('member')).toBe('athlete')
  expect(await visitor.session()).not.toBeNull()
  const left = await send(visitor, '/api/auth/signout', { callbackUrl: '/de' })
  expect([left.status, left.target?.pathname]).toEqual([302, '/de'])
  expect(await visitor.session()).toBeNull()
})

test.each([
  ['a wrong password', { identifier: 'ada', password: 'Wrong-1-Wrong' }, 'credentials'],
  ['no password', { identifier: 'ada', password: '' }, 'credentials'],
  ['an address that is not confirmed', { identifier: 'bert', password }, 'not-confirmed'],
])(
  '%s leads back to the form with the error, and the page to go on to',
  async (_, fields, error) => {
    const { status, target } = await signIn(site.visitor(), fields)
    expect([status, target?.pathname]).toEqual([303, '/de/mitglieder/einloggen'])
    expect(Object.fromEntries(target?.searchParams ?? [])).toEqual({ next: '/de/kalender', error })
  },
)

test('a closed account leads back with the token that keeps it', async () => {
  await site.add({ id: 83, username: 'cleo' })
  await site.rows(`UPDATE member SET delete_at = '2026-12-21T09:00:00.000Z' WHERE id = 83`)
  const visitor = site.visitor()
  const { target } = await signIn(visitor, { identifier: 'cleo', password })
  expect(target?.searchParams.get('error')).toBe('account-closed')
  const token = { confirmation_token: target?.searchParams.get('confirmation_token') ?? '' }
  expect((await visitor.send('POST', '/api/members/confirmation', token)).status).toBe(200)
  const again = await signIn(visitor, { identifier: 'cleo', password })
  expect([again.status, again.target?.pathname]).toEqual([302, '/de/kalender'])
})

test('a path of another site is not followed', async () => {
  const visitor = site.visitor()
  const callbackUrl = 'https://evil.example/'
  const { target } = await signIn(visitor, { identifier: 'ada', password, callbackUrl })
  expect(target?.origin).toBe(new URL(site.url).origin)
})

test.each([
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['without an origin', { origin: 'null' }],
  ['of a client of Auth.js', { 'x-auth-return-redirect': '1' }],
])('a form %s is refused without a CSRF token', async (_, headers) => {
  const visitor = site.visitor()
  const { status } = await signIn(visitor, { identifier: 'ada', password }, headers)
  expect(status).toBe(403)
  expect(visitor.cookies.has('__Host-sid')).toBe(false)
})

test('a wrong CSRF token is refused, as it is not a form without scripts', async () => {
  const { status } = await signIn(site.visitor(), { identifier: 'ada', password, csrfToken: 'x' })
  expect(status).toBe(403)
})

test('a client that states no origin is refused without a CSRF token', async () => {
  const response = await fetch(`${site.url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ identifier: 'ada', password }).toString(),
  })
  expect(response.status).toBe(403)
})
