import { expect, test } from 'vitest'
import { weakEtag, matchesIfNoneMatch } from './etag.ts'

const requestWith = (tag: string) =>
  new Request('https://x.example', { headers: { 'if-none-match': tag } })

test('equal texts have the same tag, different texts different ones', () => {
  expect(weakEtag('a')).toBe(weakEtag('a'))
  expect(weakEtag('a')).not.toBe(weakEtag('b'))
  expect(weakEtag('a', 'bc', '')).toBe(weakEtag('abc'))
})

test.each(['W/"abc"', '"abc"', '"x", W/"abc"', 'W/"x",  "abc"', '*'])(
  'If-None-Match: %s matches W/"abc"',
  (tag) => {
    expect(matchesIfNoneMatch(requestWith(tag), 'W/"abc"')).toBe(true)
  },
)

test.each(['', 'abc', 'W/"abcd"', '"x", "y"'])(
  'If-None-Match: %s does not match W/"abc"',
  (tag) => {
    expect(matchesIfNoneMatch(requestWith(tag), 'W/"abc"')).toBe(false)
  },
)
