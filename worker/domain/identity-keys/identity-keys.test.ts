import { expect, test } from 'vitest'
import { emailKey, identifierKeys, mailboxKey } from './identity-keys.ts'

test('an address with a second "@" has a key that no address has', () => {
  for (const text of [
    'victim@example.org@0',
    'victim@example.org@',
    'victim@example.org\uff20evil',
  ])
    expect(emailKey(text)).not.toBe(emailKey('victim@example.org'))
})

test('the key of an account ignores case, and dots for Gmail', () => {
  expect(emailKey(' V.ictim@GoogleMail.com ')).toBe('victim@gmail.com')
  expect(emailKey('V.ictim@Example.org')).toBe('v.ictim@example.org')
  expect(emailKey('victim+races@example.org')).toBe('victim+races@example.org')
})

test('the key of a mailbox also ignores tags and how the domain is written', () => {
  expect(mailboxKey('v.ictim+races@gmail.com')).toBe('victim@gmail.com')
  expect(mailboxKey('victim+races@例え.jp')).toBe(mailboxKey('victim@xn--r8jz45g.jp'))
  expect(mailboxKey('+tag@example.org')).toBe('+tag@example.org')
})

test('spellings that mean one account share a key of their failures', () => {
  expect(identifierKeys('v.ictim@gmail.com')).toEqual(identifierKeys('VICTIM@googlemail.com'))
  expect(identifierKeys('Ines').name).toBe(identifierKeys('ｉｎｅｓ').name)
  expect(identifierKeys('Club  Oslo!').organisation).toBe(identifierKeys('club oslo').organisation)
})
