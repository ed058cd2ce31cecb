import { expect, test } from 'vitest'
import { m } from '../../../paraglide/messages.js'
import { refusalOf } from './refusal.ts'

const textOf = (status: number, retryAfter: number | null = null) =>
  refusalOf({ ok: false, status, retryAfter })?.text

test('a wrong name and a wrong password are told alike', () => {
  expect(textOf(401)).toBe(m.signin_wrong())
  expect(textOf(400)).toBe(m.signin_wrong())
})

test('who has to wait learns for how many minutes, never none', () => {
  expect(textOf(429, 1)).toBe(m.signin_busy({ minutes: 1 }))
  expect(textOf(429, 61)).toBe(m.signin_busy({ minutes: 2 }))
  expect(textOf(503, 30)).toBe(m.signin_closed({ minutes: 1 }))
})

test('a failure without a time, and no connection at all, are told as in every form', () => {
  expect(textOf(429)).toBe(m.field_busy())
  expect(textOf(503)).toBe(m.field_failed())
  expect(textOf(0)).toBe(m.field_offline())
})

test('a right password of an unconfirmed account names the address to look into', () => {
  const unconfirmed = { email: 'ines@example.org', pending: 'x' }
  const refusal = refusalOf({ ok: false, status: 403, retryAfter: null, unconfirmed })
  expect(refusal?.text).toBe(m.signin_unconfirmed({ email: 'ines@example.org' }))
})

test('who is signed in is refused nothing', () => {
  expect(refusalOf({ ok: true, path: '/' })).toBeNull()
})
