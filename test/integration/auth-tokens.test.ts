import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import {
  mailTo,
  newMember,
  newNames,
  newSignedIn,
  newUnconfirmed,
  registrationForm,
  tokenIn,
  waitForMail,
  type TestMember,
} from '../support/members.ts'
import { testNow } from '../support/site.ts'
import { newVisitor, type VisitorResponse } from '../support/visitor.ts'

/** Links in emails under attack; the numbers are those of the threat model's list (SECURITY.md). */

let url: string
let close: () => Promise<void>
const isReset = ({ text }: { text: string }) => text.includes('/password/resetpassword')
let member: TestMember

beforeAll(async () => {
  const opened = await accountsInProcess(testNow)
  ;({ close } = opened)
  ;({ url } = opened.site)
  member = await newMember(url)
})
afterAll(async () => await close())

const codeOf = (got: VisitorResponse): unknown => Object(Object(got.json)['error'])['code']
const fieldsOf = (got: VisitorResponse): unknown => Object(Object(got.json)['error'])['fields']

const confirm = async (confirmation_token: string, visitor = newVisitor(url)) =>
  await visitor.send('POST', '/api/members/confirmation', { confirmation_token })

const resetPassword = async (reset_password_token: string, visitor = newVisitor(url)) =>
  await visitor.send('POST', '/api/members/password/reset', {
    reset_password_token,
    password: 'Ganz-Neu-2027',
    password_confirm: 'Ganz-Neu-2027',
  })

const requestReset = async (email: string, visitor = newVisitor(url)) =>
  await visitor.send('POST', '/api/members/password/forgot', { email, locale: 'en' })

test('auth 48: a confirmation link works once', async () => {
  const { email } = await newUnconfirmed(url)
  const token = tokenIn(await waitForMail(url, email))
  expect((await confirm(token)).json).toEqual({ purpose: 'confirm', role: 'athlete' })
  const again = await confirm(token)
  expect([again.status, codeOf(again)]).toEqual([400, 'token-used'])
})

test('auth 49: of 32 concurrent requests with one token exactly one succeeds', async () => {
  const { email } = await newUnconfirmed(url)
  const token = tokenIn(await waitForMail(url, email))
  const visitors = Array.from({ length: 32 }, () => newVisitor(url))
  await Promise.all(visitors.map(async (visitor) => await visitor.csrf()))
  const responses = await Promise.all(
    visitors.map(async (visitor) => await confirm(token, visitor)),
  )
  expect(responses.filter(({ status }) => status === 200).length).toBe(1)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 400]))
})

test('auth 51: a token is refused for any other purpose', async () => {
  const { email } = await newUnconfirmed(url)
  const token = tokenIn(await waitForMail(url, email))
  expect(fieldsOf(await resetPassword(token))).toEqual({ reset_password_token: 'invalid' })
  expect((await confirm(token)).status).toBe(200)
  await requestReset(email)
  const reset = tokenIn(await waitForMail(url, email, isReset))
  expect(codeOf(await confirm(reset))).toBe('token-invalid')
})

test('auth 52: a newer reset link leaves the older valid, and using one ends both', async () => {
  const { email } = await newMember(url)
  const links = async () => (await mailTo(url, email)).filter(isReset).map(tokenIn)
  await requestReset(email)
  const older = tokenIn(await waitForMail(url, email, isReset))
  // Requested by a stranger: it must not invalidate the link that the owner has.
  await requestReset(email)
  await expect.poll(async () => (await links()).length).toBe(2)
  const newer = (await links()).find((token) => token !== older) ?? ''
  expect((await resetPassword(older)).status).toBe(200)
  expect(fieldsOf(await resetPassword(newer))).toEqual({ reset_password_token: 'invalid' })
})

test('auth 57: a forged Host header is in no link', async () => {
  const { email } = await newMember(url)
  const visitor = newVisitor(url)
  await visitor.request('POST', '/api/members/password/forgot', {
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': await visitor.csrf(),
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    },
    body: JSON.stringify({ email, locale: 'en' }),
  })
  const { text, html } = await waitForMail(url, email, isReset)
  expect(text + html).not.toContain('evil.example')
  expect(text).toContain(`${url}/members/password/resetpassword`)
})

test.each([
  'victim@example.org,evil@example.org',
  'victim@example.org\r\nBcc: evil@example.org',
  '"a@evil.example"@example.org',
  'victim\uff20example.org',
  'victim\ufe6bexample.org',
  'victim@@example.org',
  'victim@example',
  'victim@.example.org',
  `${'v'.repeat(250)}@example.org`,
  'victim@example.org@0',
  'a@x.org,evil',
  '<a@x.org>',
  '.x@example.org',
  'x.@example.org',
  'a@[127.0.0.1]',
  'a\0@example.org',
  'vic\u202etim@example.org',
])('auth 58: %j is not an email address', async (email) => {
  const forgot = await requestReset(email)
  expect([forgot.status, fieldsOf(forgot)]).toEqual([400, { email: 'email' }])
  const form = { ...registrationForm(newNames()), email }
  const registered = await newVisitor(url).send('POST', '/api/members/registration/athlete', form)
  expect(fieldsOf(registered)).toEqual({ email: 'email' })
})

test('auth 59: an unknown email gets the response of a known one', async () => {
  const known = await requestReset(member.email)
  const unknown = await requestReset(newNames().email)
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  expect([known.status, known.text]).toEqual([200, '{}'])
})

test('auth 60: a mailbox gets three emails in half an hour, and further requests get the same response', async () => {
  const { email } = await newMember(url)
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) statuses.push((await requestReset(email)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  await expect.poll(async () => (await mailTo(url, email)).filter(isReset).length).toBe(3)
})

test('a link for another account than the signed-in one is not consumed', async () => {
  const { email } = await newUnconfirmed(url)
  const token = tokenIn(await waitForMail(url, email))
  const other = await newSignedIn(url)
  expect(codeOf(await confirm(token, other.visitor))).toBe('token-other-account')
  expect((await confirm(token)).status).toBe(200)
})

test('the registration email can be resent after a minute, and its address corrected', async () => {
  const visitor = newVisitor(url)
  const names = newNames()
  const form = registrationForm(names)
  const registered = await visitor.send('POST', '/api/members/registration/athlete', form)
  const { pending } = Object(registered.json)
  await waitForMail(url, names.email)
  const email = newNames().email
  const corrected = await visitor.send('POST', '/api/members/registration/address', {
    pending,
    email,
  })
  expect(corrected.status).toBe(200)
  const again = await visitor.send('POST', '/api/members/registration/resend', { pending })
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await confirm(tokenIn(await waitForMail(url, email)))).status).toBe(200)
  const forged = await visitor.send('POST', '/api/members/registration/resend', { pending: 'x' })
  expect(codeOf(forged)).toBe('token-invalid')
})
