import type { Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { defaultRadius } from '../../src/model/calendar.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import { criteriaSegments, type Criteria } from '../domain/calendar/criteria.ts'

/** Everything of a calendar's address that is not a path segment; what is left out has its default. */
type CalendarKeys = Partial<Omit<CalendarQuery, 'criteria'>>

function nearKey(near: CalendarKeys['near']): string | null {
  if (near === undefined || near === null) return null
  return near.kind === 'point' ? `${near.point.lat},${near.point.lon}` : near.kind
}

/** The query keys of a calendar's address with their values, in their one order and without defaults. */
export function calendarKeys(query: CalendarKeys): [string, string][] {
  const { maxPrice, near, box, radiusKm = defaultRadius, sort = 'date', view = 'list' } = query
  const { page = 1 } = query
  const keys: [string, string | number | null | undefined][] = [
    ['text', query.text === '' ? null : query.text],
    ['minKm', query.minKm],
    ['maxKm', query.maxKm],
    ['minGain', query.minGain],
    ['maxGain', query.maxGain],
    ['minEffort', query.minEffort],
    ['maxEffort', query.maxEffort],
    ['maxPrice', maxPrice?.amount],
    // Nothing is nothing in every currency.
    ['priceIn', maxPrice?.amount === 0 ? null : maxPrice?.currency],
    ['confirmed', query.confirmed === true ? 1 : null],
    ['registration', query.registration],
    ['format', query.format],
    ['team', query.team],
    ['minRating', query.minRating],
    ['language', query.language],
    ['organiser', query.organiser],
    ['near', nearKey(near)],
    ['radius', nearKey(near) === null || radiusKm === defaultRadius ? null : radiusKm],
    ['box', box ? `${box.west},${box.south},${box.east},${box.north}` : null],
    ['from', query.from],
    ['to', query.to],
    ['sort', sort === 'date' ? null : sort],
    ['view', view === 'list' ? null : view],
    ['page', page === 1 ? null : page],
  ]
  return keys.flatMap(([key, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  )
}

/** The address of a calendar: criteria as words of the language, the rest as query keys. */
export function calendarPath(criteria: Criteria, locale: Locale, keys: CalendarKeys = {}): string {
  const path = pathOf({ to: 'calendar', criteria: criteriaSegments(criteria, locale) }, locale)
  const text = new URLSearchParams(calendarKeys(keys)).toString()
  // A comma may stand in a query as it is, and is easier to read there.
  return text === '' ? path : `${path}?${text.replaceAll('%2C', ',')}`
}

export const pathFor = (query: CalendarQuery, locale: Locale): string =>
  calendarPath(query.criteria, locale, query)
