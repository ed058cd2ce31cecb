import '../../src/i18n/all-words.ts'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { feedFactsOf, feedOf } from '../../test/support/feed-facts.ts'
import { readerOf } from '../../test/support/reader.ts'
import { feedEntry } from '../present/feeds/feed.ts'
import type { Feed } from './feed.ts'
import { icsText } from './ics.ts'

const textOf = (
  facts: Parameters<typeof feedFactsOf>[0][] = [{}],
  changes: Partial<Feed> = {},
): string => {
  const entries = facts.flatMap(
    (each) => feedEntry(feedFactsOf(each), readerOf(), '2026-11-21') ?? [],
  )
  return icsText(feedOf(entries, changes))
}

const parsed = (text: string) => new ICAL.Component(ICAL.parse(text))

/** The first event of a calendar, unfolded. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n')

test('a known start is a local time with the rules of its zone', () => {
  const text = textOf()
  expect(linesOf(text)).toContain('DTSTART;TZID=Europe/Oslo:20270501T090000')
  expect(linesOf(text).filter((line) => line.startsWith('DTEND'))).toEqual([])
  const calendar = parsed(text)
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? '')
  expect(zone.tzid).toBe('Europe/Oslo')
  const start = new ICAL.Time({ year: 2027, month: 5, day: 1, hour: 9 }, zone)
  expect(start.toJSDate().toISOString()).toBe('2027-05-01T07:00:00.000Z')
})

test('days are dates, and the end is the day after the last', () => {
  expect(linesOf(textOf([{ endDate: '2027-05-03' }]))).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270504']),
  )
})

test('a start in an unknown time zone becomes whole days', () => {
  expect(linesOf(textOf([{ zone: 'Nowhere/Else' }]))).toContain('DTSTART;VALUE=DATE:20270501')
})

test('many events of a zone share its rules', () => {
  const facts = [1, 2, 3].map((editionId) => ({ editionId }))
  expect(parsed(textOf(facts)).getAllSubcomponents('vtimezone')).toHaveLength(1)
})

test('the calendar has its name, its source and its refresh interval', () => {
  const lines = linesOf(textOf([], { title: 'Running; "10 km", Norway' }))
  expect(lines).toEqual(
    expect.arrayContaining([
      'NAME:Running\\; "10 km"\\, Norway',
      'X-WR-CALNAME:Running\\; "10 km"\\, Norway',
      'SOURCE;VALUE=URI:https://startline.example/calendar/running.ics',
      'URL:https://startline.example/calendar/running',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
    ]),
  )
})

test('an event has place, sport, URL, status and number of changes', () => {
  const lines = linesOf(textOf([{ version: 3, status: 'cancelled' }]))
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:edition-7@startline.example',
      'SEQUENCE:3',
      'STATUS:CANCELLED',
      'DTSTAMP:20261101T080000Z',
      'LAST-MODIFIED:20261101T080000Z',
      'SUMMARY:Cancelled · Oslo Marathon',
      'LOCATION:Oslo\\, Norway',
      'GEO:59.91;10.75',
      'CATEGORIES:Running',
      'URL;VALUE=URI:https://startline.example/event/oslo-marathon/2027-05-01',
    ]),
  )
})

test('no line is longer than 75 octets, and each ends with CRLF, in any script', () => {
  const text = textOf([
    { name: '東京'.repeat(60), city: 'São Paulo '.repeat(20) },
    { name: '🏃'.repeat(80), venue: 'ก'.repeat(100) },
  ])
  const long = text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)
  expect(long).toEqual([])
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
  const names = parsed(text)
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('summary'))
  expect(names).toEqual(['東京'.repeat(60), '🏃'.repeat(80)])
})

test('a name cannot bring lines of its own into the calendar', () => {
  const name = 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT\nDTSTAMP:20000101T000000Z'
  const events = parsed(textOf([{ name }], { title: 'B\nX-OWN:1' })).getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  expect(events[0]?.getAllProperties('dtstamp')).toHaveLength(1)
  expect(events[0]?.getAllProperties('last-modified')).toHaveLength(1)
  expect(parsed(textOf([], { title: 'B\nX-OWN:1' })).getAllProperties('x-own')).toEqual([])
})

test('a calendar without events has one component, a time zone, as RFC 5545 wants', () => {
  const empty = parsed(textOf([]))
  expect(empty.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
  expect(parsed(textOf()).getAllSubcomponents('vevent')).toHaveLength(1)
  expect(textOf([]).endsWith('END:VTIMEZONE\r\nEND:VCALENDAR\r\n')).toBe(true)
})

test('the same facts make the same text', () => {
  expect(textOf()).toBe(textOf())
})
