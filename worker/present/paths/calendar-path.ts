import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { createMemo } from '../../../src/model/values/memo.ts'
import { writeKeys } from '../../calendar-filters/write-keys.ts'
import { wholeCalendar, type CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import { criteriaSegments, type Criteria } from '../../domain/calendar/criteria.ts'

const paths = createMemo<string>(10_000)

function criteriaPath(criteria: Criteria, locale: Locale): string {
  const segments = criteriaSegments(criteria, locale)
  return paths([locale, ...segments].join('/'), () =>
    pathOf({ to: 'calendar', criteria: segments }, locale),
  )
}

/** RFC 3986 allows a comma in a query, where it is easier to read than %2C. */
const plainValue = /^[\w.*,-]*$/u

/** A value of a query key, percent-encoded; a page has some 200, of which few need it. */
const encodeValue = (value: string): string =>
  plainValue.test(value)
    ? value
    : new URLSearchParams([['', value]]).toString().slice(1).replaceAll('%2C', ',')

/** URL path and query of a calendar: criteria as words of the language, the rest as query keys. */
export function pathFor(query: CalendarQuery, locale: Locale): string {
  const path = criteriaPath(query.criteria, locale)
  const keys = writeKeys(query)
  if (keys.length === 0) return path
  return `${path}?${keys.map(([key, value]) => `${key}=${encodeValue(value)}`).join('&')}`
}

/** The same of criteria, with `changes` to the default query. */
export const calendarPath = (
  criteria: Criteria,
  locale: Locale,
  changes: Partial<Omit<CalendarQuery, 'criteria'>> = {},
): string => pathFor({ ...wholeCalendar, ...changes, criteria }, locale)
