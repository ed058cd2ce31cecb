import '../../../src/i18n/all-words.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Locale } from '../../../src/model/locales.ts'
import { criteriaVocabulary } from './criteria-vocabulary.ts'
import { foldWord } from './fold-word.ts'
import { nearestWords } from './nearest-words.ts'

const words = criteriaVocabulary()
const nearest = (typed: string, locale: Locale = 'en') =>
  nearestWords(typed, words, locale)[0]?.part

test.each([
  ['runing', { sport: 'run', group: null }],
  ['Marathón', { distance: 'marathon' }],
  ['germny', { country: 'DE', region: null, city: null }],
  ['deutschland', { country: 'DE', region: null, city: null }],
  ['swit', { country: 'CH', region: null, city: null }],
  ['日本', { country: 'JP', region: null, city: null }],
])('in English "%s" means %j', (typed, part) => {
  expect(nearest(typed)).toEqual(part)
})

test.each(['', 'x', '🏃', 'qqqqqqqqqqqq', '--', '__proto__x'])('no word is near "%s"', (typed) => {
  expect(nearest(typed)).toBeUndefined()
})

test('a word of the reader’s language precedes an equally near one of another', () => {
  const [first] = nearestWords('maraton', words, 'es')
  expect(first?.locale).toBe('es')
})

test('every known word is nearest to itself, with one letter too many, too', () => {
  fc.assert(
    fc.property(fc.constantFrom(...words.filter(({ folded }) => folded.length > 4)), (word) => {
      const [same] = nearestWords(word.folded, words, word.locale ?? 'en')
      expect(same?.folded).toBe(word.folded)
      const found = nearestWords(`${word.folded}q`, words, word.locale ?? 'en')
      expect(found.map(({ folded }) => folded)).toContain(word.folded)
    }),
  )
})

test('spellings of a word meet', () => {
  expect(['Île-de-France', 'ile de france', 'İLE·DE·FRANCE'].map(foldWord)).toEqual([
    'iledefrance',
    'iledefrance',
    'iledefrance',
  ])
  expect(foldWord('Łódź Straße')).toBe('lodzstrasse')
  expect(foldWord('Ħamrun')).toBe('hamrun')
  expect(foldWord('ザクセン-アンハルト州')).toBe('ザクセンアンハルト州')
})
