import { expect, test } from 'vitest'
import { toBaseLetters } from './base-letters.ts'

test('letters without a decomposition become the letters that readers type', () => {
  expect(toBaseLetters('straße æøœ łđðþ ħıŋ ίσυφος')).toBe('strasse aeooe lddth hin ίσυφοσ')
})

test('letters with a decomposition stay, because the caller decomposes them', () => {
  expect(toBaseLetters('é й ž 10k')).toBe('é й ž 10k')
})
