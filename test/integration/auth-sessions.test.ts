import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import {
  goodPassword,
  newMember,
  newSignedIn,
  tokenIn,
  waitForMail,
  type TestMember,
} from '../support/members.ts'
import { testNow } from '../support/site.ts'
import { newVisitor, type Visitor } from '../support/visitor.ts'

/** Sessions under attack; the numbers are those of the threat model's list (SECURITY.md). */

let url: string
let close: () => Promise<void>
let member: TestMember

beforeAll(async () => {
  const opened = await accountsInProcess(testNow)
  ;({ close } = opened)
  ;({ url } = opened.site)
  member = await newMember(url)
})
afterAll(async () => await close())

/** A visitor with another's session, as if the cookie had been stolen. */
function thief(victim: Visitor): Visitor {
  const visitor = newVisitor(url)
  visitor.cookies.set('__Host-sid', victim.cookies.get('__Host-sid') ?? '')
  return visitor
}

const profile = async (visitor: Visitor): Promise<number> =>
  (await visitor.request('GET', '/api/profile')).status

test('auth 30: sign-in replaces a session cookie planted before it', async () => {
  const planted = await newSignedIn(url)
  const visitor = thief(planted.visitor)
  const before = visitor.cookies.get('__Host-sid')
  expect((await visitor.signIn(member.username, member.password)).status).toBe(200)
  expect(visitor.cookies.get('__Host-sid')).not.toBe(before)
  expect(await profile(planted.visitor)).toBe(401)
})

test('auth 31: a session replayed after sign-out is refused', async () => {
  const { visitor } = await newSignedIn(url)
  const stolen = thief(visitor)
  expect(await profile(stolen)).toBe(200)
  await visitor.signOut()
  expect(await profile(stolen)).toBe(401)
  expect(await stolen.session()).toBeNull()
})

test('auth 32: a session replayed after a password change is refused on all devices', async () => {
  const signedIn = await newSignedIn(url)
  const second = newVisitor(url)
  await second.signIn(signedIn.username, signedIn.password)
  const requests = newVisitor(url)
  await requests.send('POST', '/api/members/password/forgot', { email: signedIn.email })
  const mail = await waitForMail(url, signedIn.email, ({ text }) => /resetpassword/u.test(text))
  const reset = await requests.send('POST', '/api/members/password/reset', {
    reset_password_token: tokenIn(mail),
    password: 'Ganz-Neu-2027',
    password_confirm: 'Ganz-Neu-2027',
  })
  expect(reset.status).toBe(200)
  expect([await profile(signedIn.visitor), await profile(second)]).toEqual([401, 401])
  expect((await newVisitor(url).signIn(signedIn.username, goodPassword)).status).toBe(401)
  expect((await newVisitor(url).signIn(signedIn.username, 'Ganz-Neu-2027')).status).toBe(200)
  await waitForMail(url, signedIn.email, ({ subject }) => /password was changed/iu.test(subject))
})

test('auth 33: after account deletion a replayed session is refused, and so is sign-in', async () => {
  const leaving = await newSignedIn(url)
  const stolen = thief(leaving.visitor)
  const { password } = leaving
  expect((await leaving.visitor.send('POST', '/api/profile/deletion', { password })).status).toBe(
    200,
  )
  expect([await profile(stolen), await profile(leaving.visitor)]).toEqual([401, 401])
  expect((await newVisitor(url).signIn(leaving.username, password)).status).toBe(403)
})

test.each([
  ['auth 34: a made-up session', 'x'.repeat(43)],
  ['auth 34: an empty session', ''],
  ['auth 35: a session that cannot be decoded', '%E0%A4%A'],
  ['auth 36: a session of 20 KB', 'x'.repeat(8_000)],
])('%s is no session, and the signed-in hint cookie is cleared', async (_what, value) => {
  const visitor = newVisitor(url)
  visitor.cookies.set('__Host-sid', value)
  visitor.cookies.set('member', 'organiser')
  const got = await visitor.request('GET', '/api/auth/session')
  expect([got.status, got.json]).toEqual([200, null])
  expect(visitor.cookies.has('member')).toBe(false)
  expect(await profile(visitor)).toBe(401)
})

test('auth 39: two session cookies count as none', async () => {
  const { visitor } = await newSignedIn(url)
  const sid = visitor.cookies.get('__Host-sid') ?? ''
  const got = await newVisitor(url).request('GET', '/api/profile', {
    headers: { cookie: `__Host-sid=${sid}; __Host-sid=${'x'.repeat(43)}` },
  })
  expect(got.status).toBe(401)
})

test('auth 40: a session in the URL is ignored', async () => {
  const { visitor } = await newSignedIn(url)
  const sid = visitor.cookies.get('__Host-sid') ?? ''
  const got = await newVisitor(url).request('GET', `/api/profile?__Host-sid=${sid}&sid=${sid}`)
  expect(got.status).toBe(401)
})

test('auth 41: the session cookie is Secure, HttpOnly, host-only and SameSite', async () => {
  const visitor = newVisitor(url)
  const got = await visitor.signIn(member.username, member.password)
  const line = got.headers.getSetCookie().find((each) => each.startsWith('__Host-sid=')) ?? ''
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(line).toMatch(new RegExp(`; ${attribute}(?:;|$)`, 'iu'))
  expect(line).not.toMatch(/domain=/iu)
  const hint = got.headers.getSetCookie().find((each) => each.startsWith('member=')) ?? ''
  expect(hint).toMatch(/^member=athlete;/u)
  expect(got.headers.get('cache-control')).toBe('private, no-store')
})

test.each(['ORGANISER', 'Organizer', 'organi\u017fer', ' organiser', 'moderator'])(
  'auth 42: the role claimed by %j is ignored',
  async (role) => {
    const { visitor } = await newSignedIn(url)
    visitor.cookies.set('member', encodeURIComponent(role))
    expect((await visitor.request('GET', '/api/profile/organisation')).status).toBe(403)
    const changed = await visitor.send('PATCH', '/api/profile', { role, firstname: 'Ada' })
    expect(changed.status).not.toBe(500)
    expect(Object(Object(await visitor.session())['user'])['role']).toBe('athlete')
  },
)

test.each(['Bearer %', 'Bearer ', 'Basic AAAA', `Bearer ${'x'.repeat(4000)}`])(
  'auth 47: the header %j neither signs in nor causes an error',
  async (authorization) => {
    const got = await newVisitor(url).request('GET', '/api/profile', { headers: { authorization } })
    expect(got.status).toBe(401)
  },
)
