import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { exampleEvent } from '../../../test/integration/search-contract/example-events.ts'
import { parseTerms } from '../text/terms.ts'
import { highlight, parseSuggestion, readSuggestion } from './read-suggestion.ts'
import { storedSuggestion } from './stored-suggestion.ts'

const now = Date.parse('2027-01-10T12:00:00Z')
const tbilisi = exampleEvent({
  name: 'თბილისი მარათონი',
  language: 'ka',
  names: { en: 'Tbilisi Marathon' },
})

test('a suggestion in a language without a name falls back to English and states the language', () => {
  const stored = storedSuggestion(tbilisi)
  const { eventName, eventLanguage } = readSuggestion(stored, 'fr', [], now)
  expect([eventName.text, eventLanguage]).toEqual(['Tbilisi Marathon', 'en'])
})

test('a row stored without a language and variants of race names is read as the original name', () => {
  const stored = storedSuggestion({ ...tbilisi, raceNames: [{ name: '10 km', names: {} }] })
  delete stored.language
  delete stored.raceVariants
  const terms = [{ alternatives: ['10'], dense: false }]
  const found = readSuggestion(parseSuggestion(JSON.stringify(stored)), 'fr', terms, now)
  expect(found.eventName.text).toBe('თბილისი მარათონი')
  expect(found.raceNames.map(({ text }) => text)).toEqual(['10 km'])
})

const marked = (text: string, typed: string): string[] =>
  highlight(text, parseTerms(typed)).ranges.map(([start, end]) => text.slice(start, end))

describe('highlight', () => {
  it.each([
    ['Berlin-Marathon', 'ber mar', ['Ber', 'Mar']],
    ['Große Straße', 'stras', ['Straß']],
    ['Große Straße', 'strasse', ['Straße']],
    ['A\u030arhus Å', 'arh', ['A\u030arh']],
    ['ﬁnish ﬁre', 'fin', ['ﬁn']],
    ['İzmir İz', 'izm', ['İzm']],
    ['🏃 Run 🏃 run', 'run', ['Run', 'run']],
    ['東京・マラソン', '京マ', ['京・マ']],
    ['ｶﾞｰﾄﾞﾗﾝ', 'ガー', ['ｶﾞｰ']],
    ['กรุงเทพมาราธอน', 'มารา', ['มารา']],
    ['Marathon', 'arathon', []],
    ['mara marathon', 'mara marathon', ['marathon']],
    ['anna annana', 'anna ann', ['anna', 'anna']],
    ['', 'run', []],
  ])('in %s the text %s highlights its matches', (text, typed, parts) => {
    expect(marked(text, typed)).toEqual(parts)
  })

  it('gives ranges inside the text, in order and not touching, for any text and query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, typed) => {
        const { ranges } = highlight(text, parseTerms(`${typed} ${text}`))
        const isValid = ([start, end]: [number, number], index: number): boolean =>
          start > (ranges[index - 1]?.[1] ?? -1) && end > start && end <= text.length
        expect(ranges.every(isValid)).toBe(true)
      }),
    )
  })
})
