import { expect, test } from 'vitest'
import { indexAfterKey, moveEntry } from './move-entry.ts'

test('an entry moves to the index, and to the nearest end for one outside', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moveEntry(list, 0, 2).join('')).toBe('bcad')
  expect(moveEntry(list, 3, 0).join('')).toBe('dabc')
  expect(moveEntry(list, 1, -1).join('')).toBe('bacd')
  expect(moveEntry(list, 1, 9).join('')).toBe('acdb')
  expect(moveEntry(list, 9, 0)).toEqual(list)
})

test('arrows move an entry by one and stop at the ends, Home and End go there', () => {
  const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'Tab']
  expect(keys.map((key) => indexAfterKey(key, 1, 4))).toEqual([0, 0, 2, 2, 0, 3, null])
  expect(keys.map((key) => indexAfterKey(key, 0, 1))).toEqual([0, 0, 0, 0, 0, 0, null])
})
