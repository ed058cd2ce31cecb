import '../../../src/i18n/all-words.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Highlighted, Suggestion } from '../../search/port/suggestion.ts'
import { markUp, presentSuggestion } from './suggestion.ts'

const plain = (text: string): Highlighted => ({ text, ranges: [] })

/** Texts with ranges as an engine returns them: in order, within the text, not touching. */
const highlighted: fc.Arbitrary<Highlighted> = fc
  .tuple(
    fc.string({
      unit: fc.constantFrom('<', '>', '&', '"', "'", '/', 'a', 'm', ' ', 'é', '東', '🏃'),
    }),
    fc.array(fc.nat(60)),
  )
  .map(([text, cuts]) => {
    const at = [...new Set(cuts.filter((cut) => cut <= text.length))].toSorted((a, b) => a - b)
    const ranges: [number, number][] = []
    for (let i = 0; i + 1 < at.length; i += 2) ranges.push([at[i] ?? 0, at[i + 1] ?? 0])
    return { text, ranges }
  })

const unescape = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

test('matches are inside <mark>, and the rest is unchanged', () => {
  expect(markUp({ text: 'Oslo Maraton', ranges: [[0, 4]] })).toBe('<mark>Oslo</mark> Maraton')
  expect(
    markUp({
      text: 'Oslo Maraton',
      ranges: [
        [0, 2],
        [5, 8],
      ],
    }),
  ).toBe('<mark>Os</mark>lo <mark>Mar</mark>aton')
  expect(markUp(plain('Oslo'))).toBe('Oslo')
})

test('a name that contains HTML is escaped, inside and outside of matches', () => {
  const text = '<img src=x onerror="alert(1)">'
  expect(markUp(plain(text))).toBe('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  expect(markUp({ text, ranges: [[1, 4]] })).toBe(
    '&lt;<mark>img</mark> src=x onerror=&quot;alert(1)&quot;&gt;',
  )
  expect(markUp({ text: '<mark>', ranges: [] })).toBe('&lt;mark&gt;')
  expect(markUp({ text: 'A & B', ranges: [[2, 3]] })).toBe('A <mark>&amp;</mark> B')
})

test('the only tags are pairs of <mark>, and removing them gives the original, for any text', () => {
  fc.assert(
    fc.property(highlighted, (one) => {
      const html = markUp(one)
      const parts = html.split(/<mark>(.*?)<\/mark>/su)
      expect(parts.join('')).not.toMatch(/[<>"']|&(?!(?:lt|gt|quot|amp|#39);)/u)
      expect(unescape(parts.join(''))).toBe(one.text)
      expect((parts.length - 1) / 2).toBe(one.ranges.length)
    }),
    { numRuns: 1000 },
  )
})

const suggestion: Suggestion = {
  eventId: 7,
  permalink: 'oslo-marathon',
  eventName: { text: 'Oslo <Maraton>', ranges: [[0, 4]] },
  eventLanguage: 'nb',
  eventNames: { en: 'Oslo Marathon' },
  city: plain('Oslo'),
  country: plain('Norge'),
  raceNames: [{ text: 'Half & full', ranges: [[0, 4]] }],
  raceNameVariants: [{ ja: 'ハーフとフル' }],
  next: { date: '2027-09-18', endDate: '2027-09-18', dateConfirmed: false },
  sport: 'trail',
  isPart: false,
}

test('a suggestion has its texts as plain text and as HTML, and its path in the language', () => {
  const view = presentSuggestion(suggestion, 'en')
  expect(view).toMatchObject({
    id: 7,
    path: '/event/oslo-marathon',
    nameLang: 'nb',
    eventName: 'Oslo <Maraton>',
    raceNames: ['Half & full'],
    raceNameVariants: [{ ja: 'ハーフとフル' }],
    highlighted: {
      eventName: '<mark>Oslo</mark> &lt;Maraton&gt;',
      raceNames: ['<mark>Half</mark> &amp; full'],
      city: 'Oslo',
      country: 'Norge',
    },
    hue: 'trail',
    dateConfirmed: false,
  })
  expect(view.bib?.day).toBe('18')
  expect(presentSuggestion(suggestion, 'sv').path).toMatch(/^\/sv\/.+\/oslo-marathon$/u)
})

test('with ranges, matches are positions in the plain texts, and names in other languages are absent', () => {
  const view = presentSuggestion(suggestion, 'en', 'ranges')
  expect(view).toMatchObject({
    eventName: 'Oslo <Maraton>',
    raceNames: ['Half & full'],
    ranges: { eventName: [[0, 4]], raceNames: [[[0, 4]]], city: [], country: [] },
  })
  for (const key of ['highlighted', 'eventNames', 'raceNameVariants'])
    expect(view).not.toHaveProperty(key)
})

test('a suggestion without a next edition has no bib and no confirmed date', () => {
  const view = presentSuggestion({ ...suggestion, next: null, sport: null }, 'en')
  expect(view).toMatchObject({ bib: null, dateConfirmed: false, sport: null, hue: 'other' })
})
