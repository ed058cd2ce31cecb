import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mailboxOf } from '../../../worker/mail/outgoing.ts'
import { readEmail } from '../../../worker/domain/messages/newsletter/subscribe.ts'
import { readMailAddress } from './mail-address.ts'
import { emailField } from '../schemas/account/members.ts'

test.each([
  ['ines@example.org', 'ines@example.org'],
  ['Ines+run@EXAMPLE.org', 'Ines+run@example.org'],
  ["o'hara@example.co.uk", "o'hara@example.co.uk"],
  ['ก้อง@example.com', 'ก้อง@example.com'],
  ['विजय@example.com', 'विजय@example.com'],
  ['ines@ไทย.ไทย', 'ines@xn--o3cw4h.xn--o3cw4h'],
  ['名前@例え.jp', '名前@xn--r8jz45g.jp'],
  ['ｉｎｅｓ@example.org', 'ines@example.org'],
])('%j is accepted; its mailbox is %j', (typed, mailbox) => {
  const taken = v.parse(emailField, typed)
  expect(mailboxOf(taken)).toBe(mailbox)
  expect(readEmail(typed)).toBe(taken.toLowerCase())
})

test.each([
  '.x@example.org',
  'x.@example.org',
  'x..y@example.org',
  'a@x.org,evil',
  'a@x.org, b@x.org',
  '<a@x.org>',
  'Ines <a@x.org>',
  'a\0@x.org',
  'a@x\0.org',
  'a\u202eb@x.org',
  'a\u200bb@x.org',
  'a\u3164@x.org',
  'a\uff20x.org',
  'a\ufe6bx.org',
  'a@x.org\uff20evil.org',
  'victim@example.org@0',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@1.0x7f',
  'a@localhost',
  'a@-x.org',
  'a@x-.org',
  'a@x_y.org',
  `a@${'x'.repeat(64)}.org`,
  `${'a'.repeat(65)}@x.org`,
  `${'ก'.repeat(22)}@x.org`,
  `a@${'x.'.repeat(130)}org`,
  '\u0301a@x.org',
  'o’hara@x.org',
  '"a b"@x.org',
  'a b@x.org',
  'a@x.org\r\nBcc: b@x.org',
])('%j is refused by forms, newsletter and transport', (typed) => {
  expect(v.safeParse(emailField, typed).success).toBe(false)
  expect(() => readEmail(typed)).toThrow('email-invalid')
  expect(() => mailboxOf(typed)).toThrow('not an address')
})

/** Texts near addresses: signs of every kind about one "@", mostly letters. */
const sign = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abzÄß0-._+é名กि้İſﬁ'.normalize('NFC')) },
  { weight: 1, arbitrary: fc.constantFrom(...'<>",;:[]()\\ \0\u202e\u200b\uff20\u3002\u0301@') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
)
const part = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''))
const nearAddress = fc
  .tuple(part, part, fc.constantFrom('.org', '.jp', '.ไทย', '.1', ''))
  .map(([local, domain, end]) => `${local}@${domain}${end}`)

test('an accepted address can be sent to, and parsing it again changes nothing', () => {
  let taken = 0
  fc.assert(
    fc.property(nearAddress, (typed) => {
      const read = v.safeParse(emailField, typed)
      if (!read.success) return
      taken += 1
      const mailbox = mailboxOf(read.output)
      expect(mailbox).toMatch(/^[^\s@<>,;"\\()[\]]+@[a-z0-9.-]+$/u)
      expect(readMailAddress(read.output)?.address).toBe(read.output)
      expect(() => mailboxOf(readEmail(typed))).not.toThrow()
    }),
    { numRuns: 3000 },
  )
  // Otherwise the property would hold of nothing.
  expect(taken).toBeGreaterThan(100)
})
