import '../../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import type { Locale } from '../../../src/model/locales.ts'
import { nearestSports } from './nearest-sports.ts'

test.each<[string, Locale, object]>([
  ['runing', 'en', { sport: 'run' }],
  ['winter-sport', 'en', { group: 'winter' }],
  ['laufn', 'de', { sport: 'run' }],
  ['triatlhon', 'ru', { sport: 'triathlon' }],
  ['トライアスロ', 'ja', { sport: 'triathlon' }],
])('nearest to "%s" in %s is %j', (word, locale, subject) => {
  expect(nearestSports(word, locale)[0]).toEqual(subject)
})

test.each(['', 'x', 'qqqqqqqqqqqq', '__proto__'])('no sport is near "%s"', (word) => {
  expect(nearestSports(word, 'en')).toEqual([])
})

test('a country or a distance is no sport', () => {
  expect(nearestSports('germany', 'en')).toEqual([])
  expect(nearestSports('10k', 'en')).toEqual([])
})
