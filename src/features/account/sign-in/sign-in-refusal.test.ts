import { expect, test } from 'vitest'
import { m } from '../../../paraglide/messages.js'
import { signInRefusal } from './sign-in-refusal.ts'

const textOf = (status: number, retryAfter: number | null = null) =>
  signInRefusal({ ok: false, status, retryAfter })?.text

test('an unknown name and a wrong password get the same message', () => {
  expect(textOf(401)).toBe(m.signin_wrong())
  expect(textOf(400)).toBe(m.signin_wrong())
})

test('a Retry-After is shown in minutes, rounded up and at least one', () => {
  expect(textOf(429, 1)).toBe(m.signin_busy({ minutes: 1 }))
  expect(textOf(429, 61)).toBe(m.signin_busy({ minutes: 2 }))
  expect(textOf(503, 30)).toBe(m.signin_closed({ minutes: 1 }))
})

test('a failure without a Retry-After, or without a connection, gets the message of all forms', () => {
  expect(textOf(429)).toBe(m.field_busy())
  expect(textOf(503)).toBe(m.field_failed())
  expect(textOf(0)).toBe(m.field_offline())
})

test('the correct password of an unconfirmed account gets a message with the email address', () => {
  const unconfirmed = { email: 'ines@example.org', pending: 'x' }
  const refusal = signInRefusal({ ok: false, status: 403, retryAfter: null, unconfirmed })
  expect(refusal?.text).toBe(m.signin_unconfirmed({ email: 'ines@example.org' }))
})

test('a successful sign-in has no refusal', () => {
  expect(signInRefusal({ ok: true, path: '/' })).toBeNull()
})
