import type { Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { criteriaSegments, type Criteria } from '../domain/calendar/criteria.ts'

/** Everything of a calendar's address that is not a path segment. */
export interface CalendarKeys {
  text?: string | undefined
  minKm?: number | undefined
  maxKm?: number | undefined
  confirmed?: boolean | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

/** The address of a calendar: criteria as words of the language, the rest as query keys in one order. */
export function calendarPath(criteria: Criteria, locale: Locale, keys: CalendarKeys = {}): string {
  const path = pathOf({ to: 'calendar', criteria: criteriaSegments(criteria, locale) }, locale)
  const query = new URLSearchParams()
  if (keys.text !== undefined && keys.text !== '') query.set('text', keys.text)
  if (keys.minKm !== undefined) query.set('minKm', String(keys.minKm))
  if (keys.maxKm !== undefined) query.set('maxKm', String(keys.maxKm))
  if (keys.confirmed === true) query.set('confirmed', '1')
  if (keys.from !== undefined) query.set('from', keys.from)
  if (keys.to !== undefined) query.set('to', keys.to)
  if (keys.page !== undefined && keys.page > 1) query.set('page', String(keys.page))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
