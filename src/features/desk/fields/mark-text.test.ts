import { expect, test } from 'vitest'
import { marked } from './mark-text.ts'

test('bold is set around the selection, and taken away the second time', () => {
  const once = marked('bold', 'a wide road', 2, 6)
  expect(once).toEqual({ value: 'a **wide** road', from: 4, to: 8 })
  expect(marked('bold', once.value, once.from, once.to)).toEqual({
    value: 'a wide road',
    from: 2,
    to: 6,
  })
})

test('a list is set before each selected line, and taken away the second time', () => {
  const once = marked('list', 'one\ntwo\nthree', 1, 5)
  expect(once).toEqual({ value: '- one\n- two\nthree', from: 0, to: 11 })
  expect(marked('list', once.value, once.from, once.to).value).toBe('one\ntwo\nthree')
})

test('a link selects its address', () => {
  const { value, from, to } = marked('link', 'see here', 4, 8)
  expect(value).toBe('see [here](https://)')
  expect(value.slice(from, to)).toBe('https://')
})
