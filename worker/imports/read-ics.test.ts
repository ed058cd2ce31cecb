import { expect, test } from 'vitest'
import { asyncRefusalOf, rowsOf } from '../../test/support/import-tables.ts'
import { readIcs } from './read-ics.ts'

const calendar = (...entries: string[]) =>
  new TextEncoder().encode(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//t//EN',
      ...entries.map((each) => `BEGIN:VEVENT\r\n${each.split('\n').join('\r\n')}\r\nEND:VEVENT`),
      'END:VCALENDAR\r\n',
    ].join('\r\n'),
  )

const read = async (bytes: Uint8Array) => rowsOf(await readIcs(bytes))
const refusal = (bytes: Uint8Array) => asyncRefusalOf(readIcs(bytes))

test('an event has its name, days, place, coordinates, link and status', async () => {
  const entry = `UID:1
SUMMARY:Donau\\, Lauf
DTSTART;VALUE=DATE:20270612
DTEND;VALUE=DATE:20270614
LOCATION:Krems an der
  Donau
GEO:48.41;15.61
URL:https://example.org/
CATEGORIES:Club,Running
CATEGORIES:Trail
STATUS:CANCELLED`
  expect(await read(calendar(entry))).toEqual([
    {
      name: 'Donau, Lauf',
      'date.ymd': '2027-06-12',
      end: '2027-06-13',
      city: 'Krems an der Donau',
      lat: '48.41',
      lon: '15.61',
      sport: 'trail',
      site: 'https://example.org/',
      status: 'cancelled',
    },
  ])
})

test('a start with a time keeps its local time', async () => {
  const rows = await read(calendar('SUMMARY:A\nDTSTART;TZID=Europe/Vienna:20270612T093000'))
  expect(rows).toEqual([{ name: 'A', 'date.ymd': '2027-06-12', start: '09:30' }])
})

test.each([
  ['FREQ=YEARLY', ['2027-06-12', '2028-06-12', '2029-06-12']],
  ['FREQ=YEARLY;COUNT=2', ['2027-06-12', '2028-06-12']],
  ['FREQ=YEARLY;BYMONTH=6;BYDAY=2SA', ['2027-06-12', '2028-06-10', '2029-06-09']],
  ['FREQ=WEEKLY', ['2027-06-12']],
  ['FREQ=SECONDLY', ['2027-06-12']],
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', ['2027-06-12']],
  ['FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', ['2027-06-12']],
  ['FREQ=YEARLY;BYYEARDAY=366;BYSETPOS=300', ['2027-06-12']],
  ['FREQ=YEARLY;INTERVAL=1000000000', ['2027-06-12']],
  ['FREQ=YEARLY;BYMONTH=2;BYDAY=5MO', ['2027-06-12']],
  ['FREQ=YEARLY;BYMONTH=2;BYDAY=6MO', ['2027-06-12']],
  ['FREQ=YEARLY;BYMONTH=13', ['2027-06-12']],
  ['FREQ=YEARLY;BYDAY=-1SU', ['2027-06-12', '2028-12-31', '2029-12-30']],
  ['FREQ=YEARLY;INTERVAL=2;UNTIL=20300101', ['2027-06-12', '2029-06-12']],
  ['FREQ=YEARLY;BYMONTH=6;BYDAY=SA,SU;COUNT=4', ['2027-06-12']],
])('of %s the first occurrence of each year is taken', async (rule, dates) => {
  const rows = await read(calendar(`SUMMARY:A\nDTSTART;VALUE=DATE:20270612\nRRULE:${rule}`))
  expect(rows.map((row) => row['date.ymd'])).toEqual(dates)
})

test('a calendar of 5,000 entries is read, one of 5,001 or 100,000 is refused before parsing', async () => {
  const entries = (count: number) =>
    Array.from({ length: count }, () => 'SUMMARY:A\nDTSTART:20270612')
  expect((await readIcs(calendar(...entries(5000)))).rows).toHaveLength(5000)
  expect(await refusal(calendar(...entries(5001)))).toBe('too-many-rows')
  const lowerCase = new TextDecoder()
    .decode(calendar(...entries(5001)))
    .replaceAll('VEVENT', 'vevent')
  expect(await refusal(new TextEncoder().encode(lowerCase))).toBe('too-many-rows')
  const begun = performance.now()
  expect(await refusal(calendar(...entries(100_000)))).toBe('too-many-rows')
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('entries without a date or with a broken one are kept for the list of faults', async () => {
  expect(
    (await read(calendar('SUMMARY:A', 'SUMMARY:B\nDTSTART:soon'))).map(({ name }) => name),
  ).toEqual(['A', 'B'])
})

test.each([
  ['no calendar', 'hello', 'calendar-broken'],
  ['a calendar that is cut', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:A', 'calendar-broken'],
  ['a calendar without events', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'no-events'],
])('%s is refused', async (_name, text, reason) => {
  expect(await refusal(new TextEncoder().encode(text))).toBe(reason)
})

test('alarms, attachments and unread properties of an entry are left out', async () => {
  const entry = `SUMMARY:A
DTSTART;VALUE=DATE:20270612
ATTACH;ENCODING=BASE64;VALUE=BINARY:${'QUJD'.repeat(10_000)}
BEGIN:VALARM
SUMMARY:Wake up
DTSTART:20270101
END:VALARM
X-OWN;X="a:b";Y=c:d`
  expect(await read(calendar(entry))).toEqual([{ name: 'A', 'date.ymd': '2027-06-12' }])
})

test('a colon in a quoted parameter does not begin the value', async () => {
  const rows = await read(calendar('SUMMARY;ALTREP="https://a.example/":A\nDTSTART:20270612'))
  expect(rows[0]).toMatchObject({ name: 'A' })
})

test('a line of a hundred thousand parameters costs no more than its length', async () => {
  const many = `SUMMARY${';X="a,b"'.repeat(100_000)}:A\nDTSTART;VALUE=DATE:20270612`
  const begun = performance.now()
  expect(await read(calendar(many))).toEqual([{ 'date.ymd': '2027-06-12' }])
  expect(performance.now() - begun).toBeLessThan(500)
})

test('an entry that cannot be parsed is a row without facts, and the others are read', async () => {
  const table = await readIcs(calendar('SUMMARY:A\nDTSTART:20270612', 'GEO:;;;\nDTSTART;VALUE=X:1'))
  expect(table.rows).toHaveLength(2)
})
