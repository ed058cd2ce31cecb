import { expect, test } from 'vitest'
import { exampleEvent } from '../../../../test/integration/search-contract/example-events.ts'
import { displayOf, suggestionOf } from './display.ts'

const tbilisi = exampleEvent({
  name: 'თბილისი მარათონი',
  language: 'ka',
  names: { en: 'Tbilisi Marathon' },
})

test('a suggestion in a language without a name falls back to English, with its language', () => {
  const { eventName, eventLanguage } = suggestionOf(
    JSON.stringify(displayOf(tbilisi)),
    'fr',
    [],
    '2027-01-10',
  )
  expect([eventName.text, eventLanguage]).toEqual(['Tbilisi Marathon', 'en'])
})

test('a display stored before languages and variants of races is still readable', () => {
  const stored = displayOf({ ...tbilisi, raceNames: [{ name: '10 km', names: {} }] })
  delete stored.language
  delete stored.raceVariants
  const alternatives = ['10']
  const found = suggestionOf(
    JSON.stringify(stored),
    'fr',
    [{ alternatives, dense: false }],
    '2027-01-10',
  )
  expect(found.eventName.text).toBe('თბილისი მარათონი')
  expect(found.raceNames.map(({ text }) => text)).toEqual(['10 km'])
})
