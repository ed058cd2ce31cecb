import ICAL from 'ical.js'
import { calendarEntriesLimit } from '../../src/model/event/imports.ts'
import { decodeText } from './decode-text.ts'
import {
  refusedImport,
  tableOfEntries,
  type ImportEntry,
  type ImportTable,
} from './import-table.ts'
import { yearlyDates } from './yearly-dates.ts'

/**
 * Reads a calendar (RFC 5545): an entry per event and year, from its summary, days, place, coordinates, link and status. Of
 * a recurring event the first occurrence of each year is taken.
 * @throws DomainError import-refused
 */
export function readIcs(bytes: Uint8Array): ImportTable {
  const { text } = decodeText(bytes)
  // Counted before parsing, which takes memory for every entry.
  const beyondLimit = text
    .matchAll(/BEGIN:VEVENT/giu)
    .drop(calendarEntriesLimit)
    .next()
  if (beyondLimit.done !== true) throw refusedImport('too-many-rows')
  return tableOfEntries('ics', parsedEvents(text).flatMap(entriesOf), [
    'name',
    'date.ymd',
    'end',
    'start',
    'city',
    'lat',
    'lon',
    'site',
    'status',
  ])
}

function parsedEvents(text: string): ICAL.Component[] {
  try {
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  } catch {
    throw refusedImport('calendar-broken')
  }
}

function entriesOf(event: ICAL.Component): ImportEntry[] {
  // An occurrence that differs from its rule is an entry of its own only as part of the rule's event.
  if (event.hasProperty('recurrence-id')) return []
  const start = timeOf(event, 'dtstart')
  const [lat = '', lon = ''] = coordinatesOf(event)
  const facts: ImportEntry = {
    name: textOf(event, 'summary'),
    city: textOf(event, 'location'),
    lat,
    lon,
    site: textOf(event, 'url'),
    status: textOf(event, 'status').toLowerCase() === 'cancelled' ? 'cancelled' : '',
  }
  if (start === null) return [facts]
  const clock = start.isDate ? '' : start.toString().slice(11, 16)
  const days = lastDayAfter(event, start)
  return yearlyDates(event, start).map((date) => ({
    ...facts,
    'date.ymd': date.toString().slice(0, 10),
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

function lastDay(date: ICAL.Time, days: number): string {
  const end = date.clone()
  end.adjust(days, 0, 0, 0)
  return end.toString().slice(0, 10)
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
