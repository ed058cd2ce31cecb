import { expect, test } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

const texts = () => createBoundedCache<string>(10, (text) => text.length)

test('the value that was set longest ago is evicted, and no more than necessary', () => {
  const memory = texts()
  memory.set('a', '4444')
  memory.set('b', '4444')
  memory.set('c', '333')
  expect(['a', 'b', 'c'].map(memory.get)).toEqual([undefined, '4444', '333'])
})

test('a value that is set again counts once and becomes the newest', () => {
  const memory = texts()
  memory.set('a', '4444')
  memory.set('b', '4444')
  memory.set('a', '4444')
  memory.set('a', '44')
  memory.set('c', '4444')
  expect(['a', 'b', 'c'].map(memory.get)).toEqual(['44', '4444', '4444'])
  memory.set('d', '1')
  expect(['a', 'b', 'c', 'd'].map(memory.get)).toEqual(['44', undefined, '4444', '1'])
})

test('a value above the limit is not stored', () => {
  const memory = texts()
  memory.set('a', '55555555555')
  expect(memory.get('a')).toBeUndefined()
  memory.set('b', '1')
  expect(memory.get('b')).toBe('1')
})
