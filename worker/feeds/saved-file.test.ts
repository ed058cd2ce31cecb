import '../../src/i18n/all-words.ts'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { feedFactsOf } from '../../test/support/feed-facts.ts'
import type { SavedFileFormat } from '../../src/model/event/feeds.ts'
import type { Deadline } from '../domain/community/saved-events/find-deadlines.ts'
import type { SavedEdition } from '../domain/community/saved-events/find-saved-editions.ts'
import { icsText } from './ics.ts'
import { savedCalendar, savedFile } from './saved-file.ts'

const saved: SavedEdition[] = [
  {
    facts: feedFactsOf(),
    savedAt: '2026-11-01T08:00:00.000Z',
    note: '=HYPERLINK("x")\nHotel, 2 nights',
    state: 'entered',
    resultSeconds: null,
  },
  {
    facts: feedFactsOf({
      editionId: 8,
      permalink: 'old-run',
      name: 'Old Run',
      date: '2020-05-01',
      endDate: '2020-05-01',
    }),
    savedAt: '2026-11-02T08:00:00.000Z',
    note: null,
    state: 'done',
    resultSeconds: 13_512,
  },
]
const list = {
  saved,
  deadlines: [],
  reader: { locale: 'de', unit: 'metric' },
  now: Date.parse('2026-11-21T09:00:00Z'),
  origin: 'https://startline.example',
} as const
const file = (format: SavedFileFormat) => savedFile(format, list)

test('the CSV has every saved event, in the language of the request, and runs no note as a formula', () => {
  const [columns, first = '', second, last] = file('csv').split('\r\n')
  expect(columns).toContain('"event","name","date"')
  expect(first).toContain(
    '"oslo-marathon","Oslo Marathon","2027-05-01","2027-05-01","true","","Oslo","Norwegen"',
  )
  expect(first).toContain('"https://startline.example/de/veranstaltung/oslo-marathon/2027-05-01"')
  expect(first).toContain(`"'=HYPERLINK(""x"")\nHotel, 2 nights"`)
  expect(first).toMatch(/"entered",""$/u)
  expect(second).toContain('"old-run"')
  expect(second).toMatch(/"done","3:45:12"$/u)
  expect(last).toBe('')
})

test('the JSON has the same events with notes as they are', () => {
  const { saved: records } = Object(JSON.parse(file('json')))
  expect(records).toHaveLength(2)
  expect(records[0]).toMatchObject({
    event: 'oslo-marathon',
    date_confirmed: true,
    races: ['Marathon · 42,2\u00A0km · 09:00'],
    note: '=HYPERLINK("x")\nHotel, 2 nights',
    state: 'entered',
    result: null,
  })
  expect(records[1]).toMatchObject({
    event: 'old-run',
    note: null,
    state: 'done',
    result: '3:45:12',
  })
})

const descriptions = (text: string): string[] =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('description')))

test('the ICS file has notes and plans and names no feed; a calendar that leaves the account has no notes', () => {
  const text = file('ics')
  expect(descriptions(text)[0]).toContain('Hotel, 2 nights')
  expect(text).not.toContain('SOURCE')
  const [shared] = descriptions(icsText(savedCalendar(list, false)))
  expect(shared).toContain('Marathon')
  expect(shared).not.toContain('Hotel')
  expect(shared).toContain('Angemeldet')
})

test('days before the races are entries of their own, whole and confirmed, each under one UID', () => {
  const deadlines: Deadline[] = [
    { editionId: 7, kind: 'opens', day: '2026-12-01' },
    { editionId: 7, kind: 'closes', day: '2027-03-01' },
    { editionId: 7, kind: 'price', day: '2027-01-15' },
    { editionId: 99, kind: 'opens', day: '2026-12-01' },
  ]
  const events = (locale: 'en' | 'de' | 'ja') => {
    const calendar = savedCalendar(
      { ...list, deadlines, reader: { locale, unit: 'metric' } },
      false,
    )
    return new ICAL.Component(ICAL.parse(icsText(calendar)))
      .getAllSubcomponents('vevent')
      .map((event) =>
        ['uid', 'dtstart', 'status', 'summary'].map((name) =>
          String(event.getFirstPropertyValue(name)),
        ),
      )
      .filter(([uid = '']) => !uid.startsWith('edition-'))
  }
  expect(events('en')).toEqual([
    ['opens-7@startline.example', '2026-12-01', 'CONFIRMED', 'Sign-up opens: Oslo Marathon'],
    ['closes-7@startline.example', '2027-03-01', 'CONFIRMED', 'Sign-up closes: Oslo Marathon'],
    ['price-7@startline.example', '2027-01-15', 'CONFIRMED', 'The price rises: Oslo Marathon'],
  ])
  expect(events('de').map(([, , , title]) => title)).toContain('Anmeldung öffnet: Oslo Marathon')
  expect(events('ja')).toHaveLength(3)
})
