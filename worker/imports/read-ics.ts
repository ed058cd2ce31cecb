import ICAL from 'ical.js'
import { calendarEntriesLimit } from '../../src/model/event/imports.ts'
import { calendarEntries, type CalendarEntry } from './calendar-entries.ts'
import { decodeText } from './decode-text.ts'
import {
  refusedImport,
  tableOfEntries,
  type ImportEntry,
  type ImportTable,
} from './import-table.ts'
import { readSport } from './read-sport.ts'
import { createTurns } from './turns.ts'
import { yearlyDates } from './yearly-dates.ts'

/** Entries of a calendar that one task reads; parsing one takes a tenth of a millisecond. */
const entriesPerTurn = 200

/**
 * Reads a calendar (RFC 5545): an entry per event and year, from its summary, days, place,
 * coordinates, link, status, and the category that is a sport. Of
 * a recurring event the first occurrence of each year is taken. An entry that cannot be parsed has no facts, so that its
 * row says what is missing.
 * @throws DomainError import-refused
 */
export async function readIcs(bytes: Uint8Array): Promise<ImportTable> {
  const { text } = decodeText(bytes)
  // Counted before the first is parsed.
  const beyondLimit = text
    .matchAll(/BEGIN:VEVENT/giu)
    .drop(calendarEntriesLimit)
    .next()
  if (beyondLimit.done !== true) throw refusedImport('too-many-rows')
  const turns = createTurns(entriesPerTurn)
  const entries: ImportEntry[] = []
  for (const entry of calendarEntries(text)) {
    entries.push(...factsOf(entry))
    // oxlint-disable-next-line no-await-in-loop -- the task ends between portions of entries
    await turns.count(1)
  }
  return tableOfEntries('ics', entries, [
    'name',
    'date.ymd',
    'end',
    'start',
    'city',
    'lat',
    'lon',
    'sport',
    'site',
    'status',
  ])
}

function parsedEntry(text: string): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(text))
  } catch {
    return null
  }
}

function factsOf({ text, rule }: CalendarEntry): ImportEntry[] {
  const event = parsedEntry(text)
  if (event === null) return [{}]
  // An occurrence that differs from its rule is an entry of its own only as part of the rule's event.
  if (event.hasProperty('recurrence-id')) return []
  const start = timeOf(event, 'dtstart')
  const [lat = '', lon = ''] = coordinatesOf(event)
  const facts: ImportEntry = {
    name: textOf(event, 'summary'),
    city: textOf(event, 'location'),
    lat,
    lon,
    sport: sportOf(event),
    site: textOf(event, 'url'),
    status: textOf(event, 'status').toLowerCase() === 'cancelled' ? 'cancelled' : '',
  }
  if (start === null) return [facts]
  const clock = start.isDate ? '' : start.toString().slice(11, 16)
  const days = lastDayAfter(event, start)
  return yearlyDates(rule, start.toString().slice(0, 10)).map((date) => ({
    ...facts,
    'date.ymd': date,
    end: days === 0 ? '' : lastDay(date, days),
    start: clock,
  }))
}

/** Days between the first and the last; a DTEND that is a date is the day after (RFC 5545, section 3.6.1). */
function lastDayAfter(event: ICAL.Component, start: ICAL.Time): number {
  const end = timeOf(event, 'dtend')
  if (end === null) return 0
  const days = Math.floor(end.subtractDate(start).toSeconds() / 86_400) - (end.isDate ? 1 : 0)
  return days > 0 && days <= 60 ? days : 0
}

function lastDay(date: string, days: number): string {
  const end = new Date(`${date}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + days)
  return end.toISOString().slice(0, 10)
}

/** Categories are any words; the sport is that of those that name one. */
function sportOf(event: ICAL.Component): string {
  const values = event.getAllProperties('categories').flatMap((each) => each.getValues())
  return readSport(values.filter((value) => typeof value === 'string').join(',')) ?? ''
}

function textOf(event: ICAL.Component, name: string): string {
  const value = event.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : ''
}

function timeOf(event: ICAL.Component, name: string): ICAL.Time | null {
  try {
    const value = event.getFirstPropertyValue(name)
    return value instanceof ICAL.Time ? value : null
  } catch {
    return null
  }
}

/** GEO is latitude and longitude. */
function coordinatesOf(event: ICAL.Component): string[] {
  const value: unknown = event.getFirstPropertyValue('geo')
  return Array.isArray(value) && value.length === 2 ? value.map(String) : []
}
