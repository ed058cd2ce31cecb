import { expect, test } from 'vitest'
import { piecesOf, splitWord } from './split-words.ts'

const known = new Set(['berlin', 'marathon', 'mara', 'marat', 'york', 'london', 'thon'])

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

test('the pieces looked up are those of four letters and more, the word itself never whole', () => {
  expect(piecesOf(['abcdef'])).toEqual({
    whole: ['abcd', 'abcde', 'bcde'],
    last: ['abcdef', 'bcdef', 'cdef'],
  })
  expect(piecesOf(['short'])).toEqual({ whole: [], last: [] })
})

test('a long word without an end in sight takes no long time', () => {
  expect(splitWord('a'.repeat(400), known)).toBeNull()
})
