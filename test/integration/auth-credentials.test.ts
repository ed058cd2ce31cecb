import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import {
  goodPassword,
  newMember,
  newNames,
  newUnconfirmed,
  registrationForm,
  type TestMember,
} from '../support/members.ts'
import { testNow } from '../support/site.ts'
import { newVisitor, type VisitorResponse } from '../support/visitor.ts'

/** Sign-in under attack; the numbers are those of the threat model's list (SECURITY.md). */

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

/** Expects the one response of every failed sign-in: the same status, body and headers, whatever the cause. */
function expectGenericFailure(got: VisitorResponse): void {
  expect(got.status).toBe(401)
  expect(got.json).toEqual({ url: `${url}/members/signin?error=credentials` })
  expect(got.headers.getSetCookie()).toEqual([])
}

async function register(fields: object): Promise<VisitorResponse> {
  const form = { ...registrationForm(newNames()), ...fields }
  return await newVisitor(url).send('POST', '/api/members/registration/athlete', form)
}

const fieldsOf = (got: VisitorResponse): unknown => Object(Object(got.json)['error'])['fields']

test('auth 4: a wrong password of an unconfirmed account gets the response of any other', async () => {
  const unconfirmed = await newUnconfirmed(url)
  expectGenericFailure(await newVisitor(url).signIn(unconfirmed.email, 'Wrong-Pass-1'))
})

test.each([
  "' OR 1=1 --",
  '"; DROP TABLE member; --',
  "admin' /*",
  '%',
  '_',
  '\u0000',
  'ＡＤＭＩＮ＠ｅｘａｍｐｌｅ',
])('auth 5: the identifier %j is an unknown name', async (identifier) => {
  // A fresh suffix per run: a name with earlier failures would be rate limited.
  const name = identifier + newNames().username
  expectGenericFailure(await newVisitor(url).signIn(name, goodPassword))
})

test('auth 13: many addresses trying one account slow each other down, and its member can still sign in', async () => {
  const target = await newMember(url)
  const home = newVisitor(url)
  expect((await home.signIn(target.username, target.password)).status).toBe(200)
  await home.signOut()
  const tries: VisitorResponse[] = []
  for (let n = 0; n < 7; n++) tries.push(await newVisitor(url).signIn(target.username, 'Wrong-1!'))
  expect(
    tries.map(({ status }) => status).filter((status) => status === 429).length,
  ).toBeGreaterThan(0)
  const last = tries.find(({ status }) => status === 429)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await newVisitor(url).signIn(target.username, target.password)).status).toBe(429)
  expect((await home.signIn(target.username, target.password)).status).toBe(200)
})

test('auth 16: an identifier resolves to one account: email first, then username, then organisation', async () => {
  const { username } = newNames()
  const organiser = await newMember(url, { role: 'organiser', organisation: `Club ${username}` })
  expect((await newVisitor(url).signIn(`club ${username}`, organiser.password)).status).toBe(200)
  expect(fieldsOf(await register({ username: `club-${username}` }))).toEqual({
    username: 'username-taken',
  })
  const visitor = newVisitor(url)
  const twin = await visitor.send('POST', '/api/members/registration/organiser', {
    ...registrationForm(newNames()),
    organisation: `CLUB  ${username}!`,
  })
  expect(fieldsOf(twin)).toEqual({ organisation: 'organisation-name-taken' })
})

test.each([null, ['a'], { a: 1 }, 12345678, true])(
  'auth 17: %j is no password',
  async (password) => {
    expect(fieldsOf(await register({ password, password_confirm: password }))).toMatchObject({
      password: 'required',
    })
    const visitor = newVisitor(url)
    const got = await visitor.request('POST', '/api/auth/callback/credentials', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        identifier: member.username,
        password,
        csrfToken: await visitor.csrf(),
      }),
    })
    expect(got.status).toBe(400)
  },
)
