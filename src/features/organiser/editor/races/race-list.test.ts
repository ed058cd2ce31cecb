import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved } from './race-list.ts'

test('an entry moves to its new place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -5)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a'])
})

test('moving loses and doubles nothing', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 1 })
  fc.assert(
    fc.property(list, fc.nat(), fc.integer(), (entries, from, to) => {
      const result = moved(entries, from % entries.length, to)
      expect(new Set(result)).toEqual(new Set(entries))
      expect(result).toHaveLength(entries.length)
    }),
  )
})
