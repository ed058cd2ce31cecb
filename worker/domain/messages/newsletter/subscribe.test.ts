import { expect, test } from 'vitest'
import { readEmail } from './subscribe.ts'

test('an address is stored trimmed and in lower case', () => {
  expect(readEmail('  Ines.Duarte@Example.ORG ')).toBe('ines.duarte@example.org')
  expect(readEmail('名前@例え.jp')).toBe('名前@例え.jp')
})

test.each(['', '   ', '\t\n'])('%j is no address: one is required', (text) => {
  expect(() => readEmail(text)).toThrow('email-required')
})

test.each([
  'ines',
  'ines@',
  '@example.org',
  'ines@example',
  'ines@example.',
  'ines@.org',
  'ines@example..org',
  'a b@example.org',
  'ines@exa mple.org',
  'ines@@example.org',
  `${'a'.repeat(250)}@example.org`,
])('%j is not written like an address', (text) => {
  expect(() => readEmail(text)).toThrow('email-invalid')
})
