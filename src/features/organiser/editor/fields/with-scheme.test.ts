import { expect, test } from 'vitest'
import { withScheme } from './with-scheme.ts'

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['müller-lauf.de/start?jahr=2027', 'https://müller-lauf.de/start?jahr=2027'],
  ['http://example.com', 'http://example.com'],
  ['https://example.com', 'https://example.com'],
  ['h', 'h'],
  ['name@example.com', 'name@example.com'],
  ['not an address.com', 'not an address.com'],
  ['', ''],
])('%s becomes %s', (typed, address) => {
  expect(withScheme(typed)).toBe(address)
})
