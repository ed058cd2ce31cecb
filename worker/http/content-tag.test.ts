import { expect, test } from 'vitest'
import { contentTag, isKept } from './content-tag.ts'

const asking = (tag: string) =>
  new Request('https://x.example', { headers: { 'if-none-match': tag } })

test('another content has another tag, the same content the same', () => {
  expect(contentTag('a')).toBe(contentTag('a'))
  expect(contentTag('a')).not.toBe(contentTag('b'))
})

test.each(['W/"abc"', '"abc"', '"x", W/"abc"', 'W/"x",  "abc"', '*'])(
  'who sends %s has the content W/"abc" already',
  (tag) => {
    expect(isKept(asking(tag), 'W/"abc"')).toBe(true)
  },
)

test.each(['', 'abc', 'W/"abcd"', '"x", "y"'])('who sends %s has not', (tag) => {
  expect(isKept(asking(tag), 'W/"abc"')).toBe(false)
})
