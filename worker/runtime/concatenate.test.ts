import { expect, test } from 'vitest'
import { concatenate } from './concatenate.ts'

test('bytes are concatenated in order, also those of a view into a larger buffer and none', () => {
  const view = Uint8Array.of(9, 1, 2, 9).subarray(1, 3)
  expect([...concatenate([view, new Uint8Array(), Uint8Array.of(3)])]).toEqual([1, 2, 3])
  expect(concatenate([])).toHaveLength(0)
})

test('the whole is a copy', () => {
  const part = Uint8Array.of(1)
  const whole = concatenate([part])
  part[0] = 2
  expect([...whole]).toEqual([1])
})
