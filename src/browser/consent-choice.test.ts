import { expect, test } from 'vitest'
import { consentText, parseConsent } from './consent-choice.ts'

test.each([
  ['1.', { statistics: false, errors: false }],
  ['1.s', { statistics: true, errors: false }],
  ['1.e', { statistics: false, errors: true }],
  ['1.se', { statistics: true, errors: true }],
])('"%s" is parsed, and written again unchanged', (value, consent) => {
  expect(parseConsent(value)).toEqual(consent)
  expect(consentText(consent)).toBe(value)
})

test.each([
  '',
  '1',
  '.',
  '1.es',
  '1.ss',
  '1.x',
  '2.se',
  '0.s',
  ' 1.s',
  '1.s ',
  '1.S',
  'true',
  '%31.s',
])('"%s" is invalid: parseConsent returns null', (value) => {
  expect(parseConsent(value)).toBeNull()
})
