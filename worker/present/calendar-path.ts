import type { Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { writeKeys } from '../calendar-filters/write-keys.ts'
import { wholeCalendar, type CalendarQuery } from '../domain/calendar/calendar-query.ts'
import { criteriaSegments, type Criteria } from '../domain/calendar/criteria.ts'

/** URL path and query of a calendar: criteria as words of the language, the rest as query keys. */
export function pathFor(query: CalendarQuery, locale: Locale): string {
  const criteria = criteriaSegments(query.criteria, locale)
  const path = pathOf({ to: 'calendar', criteria }, locale)
  const keys = new URLSearchParams(writeKeys(query)).toString()
  // RFC 3986 allows a comma in a query, where it is easier to read than %2C.
  return keys === '' ? path : `${path}?${keys.replaceAll('%2C', ',')}`
}

/** The same of criteria, with `changes` to the default query. */
export const calendarPath = (
  criteria: Criteria,
  locale: Locale,
  changes: Partial<Omit<CalendarQuery, 'criteria'>> = {},
): string => pathFor({ ...wholeCalendar, ...changes, criteria }, locale)
