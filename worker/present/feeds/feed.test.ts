import '../../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import { feedFactsOf } from '../../../test/support/feed-facts.ts'
import { readerOf } from '../../../test/support/reader.ts'
import { feedEntry } from './feed.ts'

const today = '2026-11-21'
const entryOf = (changes: Parameters<typeof feedFactsOf>[0] = {}) =>
  feedEntry(feedFactsOf(changes), readerOf(), today)
const [race] = feedFactsOf().races
if (race === undefined) throw new Error('The example has a race.')

test('a confirmed day with a known start begins at that time in the zone of the place', () => {
  expect(entryOf()).toMatchObject({
    title: 'Oslo Marathon',
    status: 'CONFIRMED',
    start: { time: '09:00', zone: 'Europe/Oslo' },
    lines: ['Marathon · 42.2\u00a0km · 09:00'],
    place: 'Oslo, Norway',
  })
})

test('the first of several starts counts, without those on another day', () => {
  const races = [
    { ...race, startTime: '10:30' },
    { ...race, startTime: '08:15' },
    { ...race, startTime: '07:00', date: '2027-05-02' },
  ]
  expect(entryOf({ races })?.start?.time).toBe('08:15')
})

test('an edition of several days, or with an expected or unknown date, has no start time', () => {
  expect(entryOf({ endDate: '2027-05-02' })?.start).toBeNull()
  expect(entryOf({ confirmed: 0 })?.start).toBeNull()
  expect(entryOf({ status: 'postponed' })?.start).toBeNull()
  expect(entryOf({ races: [{ ...race, startTime: null }] })?.start).toBeNull()
})

test('an expected date is mentioned in the title and in the text', () => {
  const entry = entryOf({ confirmed: 0 })
  expect(entry?.status).toBe('TENTATIVE')
  expect(entry?.title).toBe('Expected date · Oslo Marathon')
  expect(entry?.lines[0]).toContain('The organiser has not confirmed it.')
})

test('an expected date that has passed was expected, in the title and in the text', () => {
  const entry = entryOf({ confirmed: 0, date: '2026-11-14', endDate: '2026-11-20' })
  expect(entry?.title).toBe('Was expected · Oslo Marathon')
  expect(entry?.lines[0]).toContain('We know of no confirmation')
  expect(entryOf({ confirmed: 0, date: '2026-11-14', endDate: today })?.title).toContain('Expected')
})

test('a moved edition mentions its original date, a cancelled one that it does not take place', () => {
  const moved = entryOf({ status: 'rescheduled', previousDate: '2027-04-24' })
  expect(moved?.title).toBe('New date · Oslo Marathon')
  expect(moved?.lines[0]).toContain('24 April 2027')
  const cancelled = entryOf({ status: 'cancelled' })
  expect(cancelled?.status).toBe('CANCELLED')
  expect(cancelled?.title).toBe('Cancelled · Oslo Marathon')
})

test('the organiser’s reason and what happens to entries follow the status, in the language of the feed if there is one', () => {
  const words = {
    reason: { de: 'Sturmwarnung', en: 'Storm warning.\n\nNo shelter.' },
    entries: { de: 'Startplätze gelten 2028.' },
  }
  expect(entryOf({ status: 'cancelled', ...words })?.lines.slice(1)).toEqual([
    'Storm warning.',
    'No shelter.',
    'Startplätze gelten 2028.',
    'Marathon · 42.2\u00a0km · 09:00',
  ])
  expect(entryOf(words)?.lines).toEqual(entryOf()?.lines)
})

test('an archived edition is in no feed', () => {
  expect(entryOf({ status: 'archived' })).toBeNull()
})

test('lengths are in the reader’s units, texts in the reader’s language', () => {
  const reader = readerOf({ locale: 'de', unit: 'imperial' })
  const entry = feedEntry(feedFactsOf({ confirmed: 0 }), reader, today)
  expect(entry?.title).toBe('Erwarteter Termin · Oslo Marathon')
  expect(entry?.lines.at(-1)).toContain('26,2\u00a0mi')
  expect(entry?.page).toBe('/de/veranstaltung/oslo-marathon/2027-05-01')
})

test('a line of a race has figures and times as the language writes them', () => {
  const lineIn = (locale: 'id' | 'ko') =>
    feedEntry(feedFactsOf(), readerOf({ locale }), today)?.lines.at(-1)
  expect(lineIn('id')).toBe('Marathon · 42,2\u00a0km · 09.00')
  expect(lineIn('ko')).toBe('Marathon · 42.2km · 09:00')
})

test('a city with the name of its country is mentioned once', () => {
  expect(entryOf({ city: 'Monaco', country: 'MC', venue: 'Monaco' })?.place).toBe('Monaco')
})
