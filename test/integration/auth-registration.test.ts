import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import {
  newMember,
  newNames,
  registrationForm,
  tokenIn,
  waitForMail,
  type TestMember,
} from '../support/members.ts'
import { testNow } from '../support/site.ts'
import { newVisitor, type VisitorResponse } from '../support/visitor.ts'

/** Registration under attack; the numbers are those of the threat model's list (SECURITY.md). */

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

async function register(fields: object): Promise<VisitorResponse> {
  const form = { ...registrationForm(newNames()), ...fields }
  return await newVisitor(url).send('POST', '/api/members/registration/athlete', form)
}

const fieldsOf = (got: VisitorResponse): unknown => Object(Object(got.json)['error'])['fields']

test('auth 7: a password of 129 characters is too long', async () => {
  const password = `Aa1!${'x'.repeat(125)}`
  expect(fieldsOf(await register({ password, password_confirm: password }))).toEqual({
    password: 'password-too-long',
  })
})

test.each(['Password1!', 'P@ssw0rd1!', 'Qwerty123!', 'Welcome2026!', 'Aa1!Aa1!', 'Passwort1!'])(
  'auth 10: %s meets the rules and is refused all the same',
  async (password) => {
    expect(fieldsOf(await register({ password, password_confirm: password }))).toEqual({
      password: 'password-common',
    })
  },
)

test('auth 11: a password that contains the username, the email or the site’s name is refused', async () => {
  const names = newNames()
  for (const about of [names.username, 'Startline']) {
    const password = `X1!${about}`
    const got = await register({ ...names, password, password_confirm: password })
    expect(fieldsOf(got)).toEqual({ password: 'password-personal' })
  }
})

test('auth 14: a username cannot be the email of another member', async () => {
  expect(fieldsOf(await register({ username: member.email }))).toEqual({
    username: 'username-invalid',
  })
})

test('auth 15: a username that differs only in capitals is taken, and one in wide letters is refused', async () => {
  const errorOf = async (username: string) => fieldsOf(await register({ username }))
  expect(await errorOf(member.username.toUpperCase())).toEqual({ username: 'username-taken' })
  expect(await errorOf(member.username.replace(/^r/u, '\uff52'))).toEqual({
    username: 'username-reserved',
  })
})

test('auth 15: an email that differs only in capitals, or in dots where its provider ignores them, is taken', async () => {
  expect(fieldsOf(await register({ email: member.email.toUpperCase() }))).toEqual({
    email: 'email-taken',
  })
  const local = newNames().username.replaceAll('-', '')
  expect((await register({ email: `${local}@gmail.com` })).status).toBe(201)
  const dotted = `${local.slice(0, 3)}.${local.slice(3)}@googlemail.com`
  expect(fieldsOf(await register({ email: dotted }))).toEqual({ email: 'email-taken' })
})

test('a registration is a conflict if others have its names, and invalid if anything else is wrong too', async () => {
  const { username, email } = member
  expect((await register({ username, email })).status).toBe(409)
  expect((await register({ username, email, firstname: '' })).status).toBe(400)
})

test('validation errors are the texts of the specification, one per field', async () => {
  const got = await newVisitor(url).send('POST', '/api/members/registration/organiser', {
    username: 'two words',
    firstname: ' ',
    email: 'no address',
    toc_accepted: 'yes',
    password: 'short',
    password_confirm: 'other',
  })
  expect(got.status).toBe(400)
  expect(fieldsOf(got)).toEqual({
    username: 'no-whitespace',
    firstname: 'required',
    lastname: 'required',
    email: 'email',
    toc_accepted: 'checked',
    password: 'min',
    password_confirm: 'match',
    organisation: 'required',
  })
})

test('the confirmation of an account leads to the page on which the registration began, once, and to none of another site', async () => {
  const confirmed = async (next: string) => {
    const visitor = newVisitor(url)
    const names = newNames()
    const form = { ...registrationForm(names), next }
    expect((await visitor.send('POST', '/api/members/registration/athlete', form)).status).toBe(201)
    const confirmation_token = tokenIn(await waitForMail(url, names.email))
    return (await visitor.send('POST', '/api/members/confirmation', { confirmation_token })).json
  }
  const whole = { purpose: 'confirm', role: 'athlete' }
  const next = '/de/kalender?page=2#heart-berlin-marathon'
  expect(await confirmed(next)).toEqual({ ...whole, next })
  for (const other of ['https://evil.example/', '//evil.example', '/\\evil.example', ''])
    expect(await confirmed(other)).toEqual(whole)
})
