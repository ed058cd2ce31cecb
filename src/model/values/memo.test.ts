import { expect, test } from 'vitest'
import { createMemo } from './memo.ts'

test('a value is made once for each key', () => {
  const memo = createMemo<string>(10)
  let made = 0
  const read = (key: string) => memo(key, () => `${key}${++made}`)
  expect([read('a'), read('a'), read('b'), read('a')]).toEqual(['a1', 'a1', 'b2', 'a1'])
})

test('above the limit the memo starts again', () => {
  const memo = createMemo<number>(2)
  let made = 0
  const read = (key: string) => memo(key, () => ++made)
  read('a')
  read('b')
  read('c')
  expect(read('c')).toBe(3)
  expect(read('a')).toBe(4)
})
