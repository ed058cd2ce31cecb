import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  creditorReference,
  inFours,
  isAccountNumber,
  plainNumber,
  readCreditorReference,
} from './account-numbers.ts'

test('the reference of the example of ISO 11649 has the check digits 18', () => {
  expect(creditorReference('539007547034')).toBe('RF18539007547034')
  expect(inFours('RF18539007547034')).toBe('RF18 5390 0754 7034')
})

test('a reference is read as it was written, and with one digit or letter mistaken for another it is none', () => {
  const digits = '0123456789'
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ'
  const body = fc.string({
    unit: fc.constantFrom(...letters, ...digits),
    minLength: 12,
    maxLength: 12,
  })
  // A letter counts as two digits. Read as a digit, it moves all before it, and one such slip in 97 goes unnoticed.
  const slip = fc.record({
    digit: fc.constantFrom(...digits),
    letter: fc.constantFrom(...letters),
  })
  fc.assert(
    fc.property(body, fc.nat(15), slip, (text, at, { digit, letter }) => {
      const reference = creditorReference(text)
      expect(readCreditorReference(` ${inFours(reference).toLowerCase()} `)).toBe(reference)
      const other = digits.includes(reference.charAt(at)) ? digit : letter
      const changed = reference.slice(0, at) + other + reference.slice(at + 1)
      if (changed !== reference) expect(readCreditorReference(changed)).toBeNull()
    }),
  )
})

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['de89370400440532013000', true],
  ['DE88 3704 0044 0532 0130 00', false],
  ['DE89', false],
  ['0123-4567890', true],
  ['', false],
  ['=1+1', false],
])('the account %s is accepted: %s', (typed, isAccepted) => {
  expect(isAccountNumber(typed)).toBe(isAccepted)
  expect(plainNumber(typed)).not.toContain(' ')
})
