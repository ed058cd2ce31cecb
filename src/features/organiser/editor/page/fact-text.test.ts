import { expect, test } from 'vitest'
import { factText } from './fact-text.ts'

test.each([
  ['nameLanguage', 'de', 'Deutsch'],
  ['nameLanguage', 'cs-CZ', 'Czech'],
  ['nameLanguage', 'abcdefghijklm', 'abcdefghijklm'],
  ['editions.1.status', 'cancelled', 'Cancelled'],
  ['editions.1.date', '2027-09-19', '19 September 2027'],
  ['editions.1.place', 'own', '✓'],
  ['editions.1.races.2.startTime', '09:00', '09:00'],
  ['editions.1.races.2.sport', 'run', 'Running'],
  ['editions.1.races.2.legs.3.unit', 'step', 'steps'],
  ['editions.1.races.2.legs.3.gainUnit', 'ft', 'ft'],
  ['editions.1.races.2.prices.3.currency', 'SEK', 'Swedish Krona'],
  ['editions.1.races', ['2', '4'], '2'],
  ['since', 1983, '1983'],
  ['name', null, '–'],
])('%s %j is shown as %s', (path, value, text) => {
  expect(factText(path, value)).toBe(text)
})

test.each([
  ['name', 'run'],
  ['editions.1.races.2.name', 'km'],
  ['editions.1.races.2.acronym', 'EUR'],
  ['names.de', '2027-09-19'],
])('a text in %s is shown as written, even if it reads as the code %s', (path, text) => {
  expect(factText(path, text)).toBe(text)
})
