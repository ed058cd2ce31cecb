import { expect, test } from 'vitest'
import { piecesOf, splitWord } from './split-words.ts'

const known = new Set([
  'berlin',
  'marathon',
  'mara',
  'marat',
  'york',
  'london',
  'thon',
  'new',
  'mar',
])

test.each<[string, string[] | null]>([
  ['berlinmarathon', ['berlin', 'marathon']],
  ['berlinmara', ['berlin', 'mara']],
  ['newyorkmarathon', ['new', 'york', 'marathon']],
  ['berlinmar', ['berlin', 'mar']],
  ['marathon', ['mara', 'thon']],
  ['abcdefgh', null],
  ['berlinx', null],
  ['mara', null],
])('%s is split into %j', (word, pieces) => {
  expect(splitWord(word, known)).toEqual(pieces)
})

test('pieces have three letters or more, and a whole word is no piece of itself', () => {
  expect(piecesOf(['abcdef'])).toEqual({
    whole: ['abc', 'abcd', 'abcde', 'bcd', 'bcde', 'cde'],
    last: ['abcdef', 'bcdef', 'cdef', 'def'],
  })
  expect(piecesOf(['short'])).toEqual({ whole: [], last: [] })
})

test('a long word without known pieces is not split, in little time', () => {
  expect(splitWord('a'.repeat(400), known)).toBeNull()
})
