import { decodeWords } from 'postal-mime'
import { expect, test } from 'vitest'
import { encodedWords } from './encoded-words.ts'
import { UndeliverableMail } from './undeliverable-mail.ts'
import { mailboxOf, outgoingMail } from './outgoing.ts'
import { failureReason } from './failure-reason.ts'

test.each([
  ['ines@example.org', 'ines@example.org'],
  ['o’hara+run@example.co.uk', null],
  ["o'hara+run@example.co.uk", "o'hara+run@example.co.uk"],
  ['名前@例え.jp', '名前@xn--r8jz45g.jp'],
  ['ines@EXAMPLE.org', 'ines@example.org'],
])('mailboxOf(%j) is %j', (address, out) => {
  if (out === null) expect(() => mailboxOf(address)).toThrow(UndeliverableMail)
  else expect(mailboxOf(address)).toBe(out)
})

test.each([
  '',
  'ines',
  '@example.org',
  'ines@',
  'a@b@example.org',
  'victim@example.org,evil@example.org',
  'victim@example.org\r\nBcc: evil@example.org',
  'a\nb@example.org',
  'a\u2028b@example.org',
  '"a@evil"@example.org',
  'a@example.org>NOTIFY=SUCCESS',
  'a>@example.org',
  'Ines <ines@example.org>',
  'ines＠example.org',
  'ines﹫example.org',
  'ines@example.org/x',
  'ines@user:pw',
  'ines@example.org?x',
  'ines@[127.0.0.1]',
  'ines@example .org',
  `a\0@example.org`,
  'a..b@example.org',
  '.a@example.org',
])('auth 58: no email is sent to %j', (address) => {
  expect(() => mailboxOf(address)).toThrow(UndeliverableMail)
})

test('line breaks and control characters in a subject become spaces', () => {
  const subject = 'One\r\nBcc: evil@example.org\u2028two\u0007'
  const parts = { id: '1', subject, html: '', text: '', unsubscribe: null, replyTo: null }
  const mail = outgoingMail(parts, 'ines@example.org', 'no-reply@startline.example')
  expect(mail.subject).toBe('One Bcc: evil@example.org two')
})

test('a subject of any script is encoded in words of at most 75 characters, and decodes to itself', () => {
  const subjects = [
    'Confirm your email address',
    'アカウントのメールアドレスが変更されました'.repeat(4),
    'ยืนยันอีเมลใหม่ของคุณ',
    '🏃‍♀️'.repeat(30),
    'é',
  ]
  for (const subject of subjects) {
    const value = encodedWords(subject)
    for (const line of value.split('\r\n ')) expect(line.length).toBeLessThanOrEqual(75)
    expect(value).toMatch(/^[ -~\r\n]*$/u)
    expect(decodeWords(value)).toBe(subject)
  }
})

test('the reason of a failure contains neither address nor token', () => {
  const error = new Error(
    `AUTH refused: 535 5.7.8 <ines@example.org>\r\nAHBhc3N3b3JkLXBhc3N3b3Jk for user@host ${'x'.repeat(400)}`,
  )
  const reason = failureReason(error)
  expect(reason).toMatch(/^Error: AUTH refused: 535 5\.7\.8 /u)
  expect(reason).not.toMatch(/@|AHBh|\n/u)
  expect(reason.length).toBeLessThanOrEqual(200)
  expect(failureReason('plain')).toBe('plain')
})
