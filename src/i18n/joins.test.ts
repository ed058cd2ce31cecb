import { expect, test } from 'vitest'
import { bracketed, joined, labelled, lowerFirst, sideBySide, upperFirst } from './joins.ts'
import { languageName, list } from './names.ts'

test.each([
  ['en', 'Paris, France'],
  ['ko', 'Paris, France'],
  ['zh', 'Paris，France'],
  ['ja', 'Paris、France'],
  ['th', 'Paris France'],
] as const)('a place in %s is joined as "%s"', (locale, place) => {
  expect(joined(['Paris', 'France'], locale)).toBe(place)
})

test.each([
  ['en', 'Date: 1'],
  ['fr', 'Date\u00a0: 1'],
  ['zh', 'Date：1'],
  ['ja', 'Date：1'],
] as const)('a label in %s is followed by the colon of the language: "%s"', (locale, text) => {
  expect(labelled('Date', '1', locale)).toBe(text)
})

test('texts side by side have a space between them, but not in Chinese and Japanese', () => {
  const times = (['en', 'ko', 'ja'] as const).map((locale) => sideBySide(['2 h', '5 min'], locale))
  expect(times).toEqual(['2 h 5 min', '2 h 5 min', '2 h5 min'])
})

test('brackets are full-width in Chinese and Japanese', () => {
  const both = (['en', 'ja', 'zh'] as const).map((locale) => bracketed('UTMB', 'TDS', locale))
  expect(both).toEqual(['UTMB (TDS)', 'UTMB（TDS）', 'UTMB（TDS）'])
})

test('a first letter changes by the rules of the language, and only a letter', () => {
  expect(lowerFirst('İptal edildi', 'tr')).toBe('iptal edildi')
  expect(lowerFirst('Wurde abgesagt', 'de')).toBe('wurde abgesagt')
  expect(upperFirst('inglizce', 'tr')).toBe('İnglizce')
  expect(upperFirst('avril 2027', 'fr')).toBe('Avril 2027')
  expect(upperFirst('2027年5月', 'zh')).toBe('2027年5月')
})

test('Japanese names of languages have full-width brackets', () => {
  expect(languageName('cnr', 'ja')).toBe('セルビア語（モンテネグロ）')
})

test('the Thai "and" has a space on both sides', () => {
  expect(list(['55 กม.', '40 กม.'], 'th')).toBe('55 กม. และ 40 กม.')
  expect(list(['55 กม.', '40 กม.', '10 กม.'], 'th')).toBe('55 กม. 40 กม. และ 10 กม.')
})
