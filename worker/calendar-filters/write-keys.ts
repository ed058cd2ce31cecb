import { calendarPageKeys, type CalendarPageKey } from '../../src/model/page-keys.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { WrittenKeys } from './filter.ts'
import { calendarFilters } from './filter-list.ts'
import { writeListKeys } from './list-keys.ts'

/** The query keys of a calendar's URL with their values, in the order of `calendarPageKeys` and without defaults. */
export function writeKeys(query: CalendarQuery): [CalendarPageKey, string][] {
  const written: WrittenKeys = writeListKeys(query)
  for (const filter of calendarFilters) Object.assign(written, filter.write?.(query))
  return calendarPageKeys.flatMap((key): [CalendarPageKey, string][] => {
    const value = written[key] ?? null
    return value === null ? [] : [[key, String(value)]]
  })
}
