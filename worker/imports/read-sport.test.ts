import { expect, test } from 'vitest'
import { sportName } from '../../src/i18n/sport-names.ts'
import { sports } from '../../src/model/event/sports.ts'
import { locales } from '../../src/model/locales.ts'
import { readSport } from './read-sport.ts'

test('the name of each sport in each language is that sport, or one of the same name', () => {
  for (const locale of locales)
    for (const sport of sports) {
      const name = sportName(sport, locale)
      const read = readSport(name)
      expect(read === null ? null : sportName(read, locale)).toBe(name)
    }
})

test.each([
  ['Trail running', 'trail'],
  ['https://en.wikipedia.org/wiki/Trail_running', 'trail'],
  ['Running, Trail', 'trail'],
  ['Club;Laufen', 'run'],
  ['VTT', 'mtb'],
  ['Gran Fondo', 'cycling'],
  ['Course à pied', 'run'],
  ['Narciarstwo biegowe', 'xc_skiing'],
  ['トレイルラン', 'trail'],
  ['วิ่ง', 'run'],
  ['Açık Su', 'swimming'],
  ['Спортивное ориентирование', 'orienteering'],
  ['chess', null],
  ['', null],
])('%s is %s', (text, sport) => {
  expect(readSport(text)).toBe(sport)
})
