import { expect, test } from 'vitest'
import { locales } from '../../../src/model/locales.ts'
import { sports } from '../../../src/model/event/sports.ts'
import { eventName, nounCount, nounOf, organiserName } from './words.ts'

test('every sport has a name in every language and with every pattern', () => {
  for (const locale of locales) {
    for (const sport of sports) {
      for (let index = 0; index < 12; index += 1) {
        const shape = { noun: index, feature: index, pattern: index }
        expect(eventName(locale, sport, 'Köln', shape)).toMatch(/^[^{}]{3,}$/u)
      }
    }
    expect(organiserName(locale, 'Köln', 3)).toContain('Köln')
  }
})

test('a city name that looks like a pattern is inserted unchanged', () => {
  expect(eventName('en', 'run', '$& {noun}', { noun: 0, feature: 0, pattern: 0 })).toContain('$&')
})

test('the first noun of running is the marathon, the second the half marathon', () => {
  expect(nounOf('fr', 'run', 0)).toBe('Marathon')
  expect(nounOf('fr', 'run', 1)).toBe('Semi-marathon')
  expect(locales.every((locale) => nounCount(locale, 'run') > 2)).toBe(true)
})
