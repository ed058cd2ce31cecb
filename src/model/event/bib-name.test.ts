import { expect, test } from 'vitest'
import { cleanBibName, isBibNameTooLong, undrawableIn } from './bib-name.ts'

test.each([
  ['  Ines \n  Müller ', 'Ines Müller'],
  ['\u202eseni\u2066', 'seni'],
  ['I\u0000nes', 'I nes'],
  ['e\u0301', '\u00e9'],
  ['\u{1f3fb}\u200d', '\u{1f3fb}'],
  ['\ud800', ''],
  ['', ''],
])('the typed name %j is %j on a bib', (typed, name) => {
  expect(cleanBibName(typed)).toBe(name)
})

test('a name may have thirty characters, of which one outside the first plane is one', () => {
  expect(isBibNameTooLong('a'.repeat(30))).toBe(false)
  expect(isBibNameTooLong('𠮷'.repeat(30))).toBe(false)
  expect(isBibNameTooLong('a'.repeat(31))).toBe(true)
})

test('emoji and pictures are no letters; scripts and markup are', () => {
  expect(undrawableIn('Ines 🏃🏃 ♥')).toEqual(['🏃', '♥'])
  expect(undrawableIn('นิด 田中 Ольга محمد <b>"&amp;')).toEqual([])
})
