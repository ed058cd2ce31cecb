import { expect, test } from 'vitest'
import { initialsOf, initialsOfTitle } from './initials.ts'

test('initials are the first code point of each name, in any script', () => {
  expect(initialsOf('Ines', 'Duarte')).toBe('ID')
  expect(initialsOf(' åsa', 'öberg')).toBe('ÅÖ')
  expect(initialsOf('太郎', '𠮷田')).toBe('太𠮷')
  expect(initialsOf('Björk', '')).toBe('B')
})

test('an organisation has the first letters of two words', () => {
  expect(initialsOfTitle('Verein Wachau läuft')).toBe('VW')
  expect(initialsOfTitle(' 東京マラソン財団 ')).toBe('東')
  expect(initialsOfTitle('')).toBe('')
})
