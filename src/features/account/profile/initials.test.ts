import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('initials are the first code point of each name, in any script', () => {
  expect(initialsOf('Ines', 'Duarte')).toBe('ID')
  expect(initialsOf(' åsa', 'öberg')).toBe('ÅÖ')
  expect(initialsOf('太郎', '𠮷田')).toBe('太𠮷')
  expect(initialsOf('Björk', '')).toBe('B')
})
