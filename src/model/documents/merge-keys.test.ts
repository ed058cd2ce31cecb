import { expect, test } from 'vitest'
import { mergeKeys } from './merge-keys.ts'

test('the order of the side that reordered wins', () => {
  expect(mergeKeys(['a', 'b', 'c'], ['c', 'b', 'a'], ['a', 'b', 'd', 'c'])).toEqual([
    'c',
    'b',
    'd',
    'a',
  ])
  expect(mergeKeys(['a', 'b'], ['a', 'b', 'm'], ['b', 'a'])).toEqual(['b', 'm', 'a'])
})
