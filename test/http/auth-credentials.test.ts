import { beforeAll, expect, test } from 'vitest'
import { inOneMinute } from '../support/minute.ts'
import { siteUrl } from '../support/fetch-site.ts'
import {
  goodPassword,
  newMember,
  newNames,
  registrationForm,
  waitForMail,
  type TestMember,
} from '../support/members.ts'
import { newVisitor, type VisitorResponse } from '../support/visitor.ts'

/** Sign-in under attack; the numbers are those of the threat model's list (SECURITY.md). */

const url = siteUrl()
let member: TestMember

beforeAll(async () => {
  member = await newMember(url)
})

/** Expects the one response of every failed sign-in: the same status, body and headers, whatever the cause. */
function expectGenericFailure(got: VisitorResponse): void {
  expect(got.status).toBe(401)
  expect(got.json).toEqual({ url: `${url}/members/signin?error=credentials` })
  expect(got.headers.getSetCookie()).toEqual([])
}

const varying = new Set(['date', 'x-request-id', 'cf-ray'])
const headersOf = ({ headers }: VisitorResponse): [string, string][] =>
  [...headers].filter(([name]) => !varying.has(name))

test('auth 1, 2: a wrong password and an unknown name get the same response', async () => {
  const wrong = await newVisitor(url).signIn(member.username, 'Wrong-Pass-1')
  const unknown = await newVisitor(url).signIn(`nobody-${newNames().username}`, 'Wrong-Pass-1')
  expectGenericFailure(wrong)
  expectGenericFailure(unknown)
  expect(headersOf(unknown)).toEqual(headersOf(wrong))
  expect(unknown.text).toBe(wrong.text)
})

test('auth 3: an unknown name takes as long as a known one', async () => {
  const times = async (identifier: (n: number) => string) => {
    const taken: number[] = []
    for (let n = 0; n < 4; n++) {
      const visitor = newVisitor(url)
      await visitor.csrf()
      const began = performance.now()
      await visitor.signIn(identifier(n), 'Wrong-Pass-1')
      taken.push(performance.now() - began)
    }
    return Math.min(...taken)
  }
  const other = await newMember(url)
  const known = await times(() => other.username)
  const unknown = await times((n) => `nobody-${n}-${other.username}`)
  // The minimum of several runs: a hash takes tens of milliseconds, a response without one a tenth of that.
  expect(unknown).toBeGreaterThan(known / 3)
  expect(known).toBeGreaterThan(unknown / 3)
})

test('auth 6: a password of 1 MB is refused before it is hashed', async () => {
  const got = await newVisitor(url).signIn(member.username, 'a'.repeat(1_000_000))
  expect(got.status).toBe(413)
})

test('auth 8: a passphrase of 64 characters with an emoji is compared exactly', async () => {
  const password = `Größte-Freude 🏃 3000`.replace(' ', '-').replace(' ', '-').padEnd(64, 'é')
  const names = newNames()
  const form = { ...registrationForm(names), password, password_confirm: password }
  const registered = await newVisitor(url).send('POST', '/api/members/registration/athlete', form)
  expect(registered.status).toBe(201)
  const confirmation_token = /confirmation_token=([\w-]+)/u.exec(
    (await waitForMail(url, names.email)).text,
  )?.[1]
  await newVisitor(url).send('POST', '/api/members/confirmation', { confirmation_token })
  expectGenericFailure(await newVisitor(url).signIn(names.username, password.slice(0, -1)))
  expectGenericFailure(await newVisitor(url).signIn(names.username, ` ${password}`))
  expect((await newVisitor(url).signIn(names.username, password)).status).toBe(200)
})

test('auth 9: passwords that share their first 80 bytes are different', async () => {
  const password = `Aa1!${'y'.repeat(76)}tail-one`
  const names = newNames()
  const form = { ...registrationForm(names), password, password_confirm: password }
  await newVisitor(url).send('POST', '/api/members/registration/athlete', form)
  const confirmation_token = /confirmation_token=([\w-]+)/u.exec(
    (await waitForMail(url, names.email)).text,
  )?.[1]
  await newVisitor(url).send('POST', '/api/members/confirmation', { confirmation_token })
  const other = password.replace('tail-one', 'tail-two')
  expectGenericFailure(await newVisitor(url).signIn(names.username, other))
  expect((await newVisitor(url).signIn(names.username, password)).status).toBe(200)
})

test('auth 12: one address trying many accounts is 429 after ten attempts in a minute', async () => {
  const statuses = await inOneMinute(async () => {
    const visitor = newVisitor(url)
    const got: number[] = []
    for (let n = 0; n < 12; n++)
      got.push((await visitor.signIn(`stuffed-${n}-${member.username}`, goodPassword)).status)
    return got
  })
  expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(401))
  expect(statuses.slice(10)).toEqual([429, 429])
})

test('auth 18: a CSRF token that is not a string is refused', async () => {
  const visitor = newVisitor(url)
  const got = await visitor.request('POST', '/api/auth/callback/credentials', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'a', password: 'b', csrfToken: { toString: 'x' } }),
  })
  expect(got.status).toBe(403)
})
