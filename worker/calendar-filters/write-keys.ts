import { calendarPageKeys, type CalendarPageKey } from '../../src/model/calendar/page-keys.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { WrittenKeys } from './filter.ts'
import { calendarFilters } from './filter-list.ts'
import { writeListKeys } from './list-keys.ts'

/** The query keys of a calendar's URL with their values, in the order of `calendarPageKeys` and without defaults. */
export function writeKeys(query: CalendarQuery): [CalendarPageKey, string][] {
  const written: WrittenKeys = writeListKeys(query)
  for (const filter of calendarFilters) Object.assign(written, filter.write?.(query))
  const keys: [CalendarPageKey, string][] = []
  for (const key of calendarPageKeys) {
    const value = written[key] ?? null
    if (value !== null) keys.push([key, String(value)])
  }
  return keys
}
