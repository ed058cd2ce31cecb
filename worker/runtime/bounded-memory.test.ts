import { expect, test } from 'vitest'
import { createMemory } from './bounded-memory.ts'

const texts = () => createMemory<string>(10, (text) => text.length)

test('what was kept longest ago gives way, and no more than has to', () => {
  const memory = texts()
  memory.keep('a', '4444')
  memory.keep('b', '4444')
  memory.keep('c', '333')
  expect(['a', 'b', 'c'].map(memory.get)).toEqual([undefined, '4444', '333'])
})

test('a value that is kept again weighs once and is the newest', () => {
  const memory = texts()
  memory.keep('a', '4444')
  memory.keep('b', '4444')
  memory.keep('a', '4444')
  memory.keep('a', '44')
  memory.keep('c', '4444')
  expect(['a', 'b', 'c'].map(memory.get)).toEqual(['44', '4444', '4444'])
  memory.keep('d', '1')
  expect(['a', 'b', 'c', 'd'].map(memory.get)).toEqual(['44', undefined, '4444', '1'])
})

test('a value that is too heavy is not kept', () => {
  const memory = texts()
  memory.keep('a', '55555555555')
  expect(memory.get('a')).toBeUndefined()
  memory.keep('b', '1')
  expect(memory.get('b')).toBe('1')
})
