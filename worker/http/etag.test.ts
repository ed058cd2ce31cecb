import { expect, test } from 'vitest'
import { weakEtag, matchesIfNoneMatch } from './etag.ts'

const asking = (tag: string) =>
  new Request('https://x.example', { headers: { 'if-none-match': tag } })

test('another content has another tag, the same content the same', () => {
  expect(weakEtag('a')).toBe(weakEtag('a'))
  expect(weakEtag('a')).not.toBe(weakEtag('b'))
})

test.each(['W/"abc"', '"abc"', '"x", W/"abc"', 'W/"x",  "abc"', '*'])(
  'who sends %s has the content W/"abc" already',
  (tag) => {
    expect(matchesIfNoneMatch(asking(tag), 'W/"abc"')).toBe(true)
  },
)

test.each(['', 'abc', 'W/"abcd"', '"x", "y"'])('who sends %s has not', (tag) => {
  expect(matchesIfNoneMatch(asking(tag), 'W/"abc"')).toBe(false)
})
