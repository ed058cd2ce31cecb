import { expect, test } from 'vitest'
import { exampleEvent } from '../../../../test/integration/search-contract/example-events.ts'
import { readSuggestion } from './read-suggestion.ts'
import { storedSuggestion } from './stored-suggestion.ts'

const today = '2027-01-10'
const tbilisi = exampleEvent({
  name: 'თბილისი მარათონი',
  language: 'ka',
  names: { en: 'Tbilisi Marathon' },
})

test('a suggestion in a language without a name falls back to English and states the language', () => {
  const json = JSON.stringify(storedSuggestion(tbilisi))
  const { eventName, eventLanguage } = readSuggestion(json, 'fr', [], today)
  expect([eventName.text, eventLanguage]).toEqual(['Tbilisi Marathon', 'en'])
})

test('a row stored without a language and variants of race names is read as the original name', () => {
  const stored = storedSuggestion({ ...tbilisi, raceNames: [{ name: '10 km', names: {} }] })
  delete stored.language
  delete stored.raceVariants
  const terms = [{ alternatives: ['10'], dense: false }]
  const found = readSuggestion(JSON.stringify(stored), 'fr', terms, today)
  expect(found.eventName.text).toBe('თბილისი მარათონი')
  expect(found.raceNames.map(({ text }) => text)).toEqual(['10 km'])
})
