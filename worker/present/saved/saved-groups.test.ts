import { expect, test } from 'vitest'
import { locales, type Locale } from '../../../src/model/locales.ts'
import { readerOf } from '../../../test/support/reader.ts'
import { savedEdition } from '../../../test/support/saved-edition.ts'
import type { SavedFacts } from '../../domain/community/saved-events/find-saved-cards.ts'
import { createClock } from '../../runtime/clock.ts'
import { savedGroups } from './saved-groups.ts'

const today = '2026-11-21'

const groupsOf = (saved: readonly SavedFacts[], locale: Locale = 'en', day = today) =>
  savedGroups(saved, readerOf({ locale, now: Date.parse(`${day}T12:00:00Z`) }), day).groups

/** Heading and wait of each row, by group. */
function rowsOf(...given: Parameters<typeof groupsOf>) {
  return groupsOf(...given).map(({ key, rows }) => [
    key,
    ...rows.map(({ card, month, wait }) => [card.permalink, month?.label ?? null, wait]),
  ])
}

test('the first event of a month has its heading with the year', () => {
  const saved = [
    savedEdition('c', '2027-01-30', '2027-02-02'),
    savedEdition('a', '2026-12-06'),
    savedEdition('b', '2026-12-13'),
    savedEdition('d', '2027-03-07'),
    savedEdition('e', '2028-03-05'),
    savedEdition('f', '2026-10-04'),
    savedEdition('g', '2025-12-07'),
  ]
  expect(rowsOf(saved)).toEqual([
    [
      'upcoming',
      ['a', 'December 2026', 'in 15 days'],
      ['b', null, 'in 22 days'],
      ['c', 'January 2027', 'in 70 days'],
      ['d', 'March 2027', 'in 106 days'],
      ['e', 'March 2028', 'in 470 days'],
    ],
    ['past', ['f', 'October 2026', null], ['g', 'December 2025', null]],
  ])
  expect(groupsOf(saved)[0]?.rows.map(({ month }) => month?.events)).toEqual([
    '2 events',
    undefined,
    '1 event',
    '1 event',
    '1 event',
  ])
})

test('an edition that has begun is of today and of this month, and is not the next start', () => {
  const saved = [
    savedEdition('under-way', '2026-10-30', '2026-11-21'),
    savedEdition('next', '2026-11-28'),
  ]
  expect(rowsOf(saved)).toEqual([
    ['upcoming', ['under-way', 'November 2026', 'today'], ['next', null, 'in 7 days']],
  ])
  expect(savedGroups(saved, readerOf(), today).next).toContain('next, Saturday')
  expect(savedGroups(saved.slice(0, 1), readerOf(), today).next).toBeNull()
})

test('an expected date and a cancelled edition have a month and no wait', () => {
  const { facts, ...rest } = savedEdition('a', '2027-05-01')
  const expected = { ...rest, facts: { ...facts, confirmed: 0 } } satisfies SavedFacts
  const cancelled = { ...rest, facts: { ...facts, status: 'cancelled' } } satisfies SavedFacts
  expect(rowsOf([expected, cancelled])).toEqual([
    ['expected', ['a', 'May 2027', null]],
    ['cancelled', ['a', 'May 2027', null]],
  ])
})

test.each([
  ['2026-11-21T00:00:00Z', 'tomorrow'],
  ['2026-11-21T23:59:59Z', 'tomorrow'],
  ['2026-11-22T00:00:00Z', 'today'],
  ['2026-11-22T23:59:59Z', 'today'],
  ['2026-11-23T00:00:00Z', null],
])('at %s a race of 22 November is %s', (now, wait) => {
  const day = createClock({ FIXED_NOW: now }).today()
  const [row] = groupsOf([savedEdition('a', '2026-11-22')], 'en', day)[0]?.rows ?? []
  expect(row?.wait).toBe(wait)
})

test('days are counted over a change of clocks, a leap day and a new year', () => {
  const wait = (date: string, day: string) =>
    groupsOf([savedEdition('a', date)], 'en', day)[0]?.rows[0]?.wait
  expect(wait('2027-03-29', '2027-03-27')).toBe('in 2 days')
  expect(wait('2028-03-01', '2028-02-28')).toBe('in 2 days')
  expect(wait('2027-01-01', '2026-12-31')).toBe('tomorrow')
})

test('every language counts the days in its own words', () => {
  const saved = [savedEdition('a', '2026-12-05')]
  const words = locales.map((locale) => [locale, groupsOf(saved, locale)[0]?.rows[0]?.wait])
  expect(Object.fromEntries(words)).toEqual({
    en: 'in 14 days',
    fr: 'dans 14 jours',
    de: 'in 14 Tagen',
    es: 'dentro de 14 días',
    it: 'tra 14 giorni',
    pt: 'dentro de 14 dias',
    'pt-BR': 'em 14 dias',
    pl: 'za 14 dni',
    sv: 'om 14 dagar',
    ru: 'через 14 дней',
    zh: '14天后',
    ko: '14일 후',
    ja: '14日後',
    th: 'ในอีก 14 วัน',
    nl: 'over 14 dagen',
    tr: '14 gün sonra',
    id: 'dalam 14 hari',
  })
})
