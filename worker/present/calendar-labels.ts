import { dayAndMonth, dayRange, monthAndYear } from '../../src/i18n/format.ts'
import { longLength } from '../../src/i18n/lengths.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { DroppableFilter } from '../domain/calendar/droppable-filters.ts'
import type { CalendarFacts } from '../domain/calendar/find-calendar.ts'
import { countryName } from '../domain/places/country-names.ts'
import { calendarPath, type CalendarKeys } from './calendar-path.ts'
import { confirmedLabel, groupName, presetLabel, sportName, textChip } from './phrases.ts'

/** Addresses and names of what a calendar query holds. */

const keysOf = (query: CalendarQuery): CalendarKeys => ({
  text: query.text,
  minKm: query.minKm ?? undefined,
  maxKm: query.maxKm ?? undefined,
  confirmed: query.confirmed,
  from: query.from ?? undefined,
  to: query.to ?? undefined,
  page: query.page,
})

export const pathFor = (query: CalendarQuery, locale: Locale): string =>
  calendarPath(query.criteria, locale, keysOf(query))

export function timeLabel(query: CalendarQuery, locale: Locale): string | null {
  const { month } = query.criteria
  if (month !== null) return month.length === 4 ? month : monthAndYear(month, locale)
  if (query.from !== null && query.to !== null) return dayRange(query.from, query.to, locale)
  return null
}

function rangeLabel({ minKm, maxKm }: CalendarQuery, reader: Reader): string | null {
  const least = minKm === null ? null : longLength(minKm, reader)
  const most = maxKm === null ? null : longLength(maxKm, reader)
  const last = most ?? least
  return last === null ? null : `${least?.value ?? ''}–${most?.value ?? ''} ${last.unit}`
}

export function filterLabel(
  filter: DroppableFilter,
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
): string | null {
  const { locale } = reader
  const { criteria } = query
  switch (filter) {
    case 'sport':
      if (criteria.sport !== null) return sportName(criteria.sport, locale)
      return criteria.group === null ? null : groupName(criteria.group, locale)
    case 'distance':
      return criteria.distance === null ? null : presetLabel(criteria.distance, locale)
    case 'city':
      return facts.city?.name ?? null
    case 'country':
      return criteria.country === null ? null : countryName(criteria.country, locale)
    case 'month':
      return criteria.month === null ? null : timeLabel(query, locale)
    case 'text':
      return query.text === '' ? null : textChip(query.text, locale)
    case 'range':
      return rangeLabel(query, reader)
    case 'dates':
      if (query.from === null && query.to === null) return null
      if (query.from !== null && query.to !== null) return dayRange(query.from, query.to, locale)
      return query.from === null
        ? `– ${dayAndMonth(query.to ?? '', locale)}`
        : `${dayAndMonth(query.from, locale)} –`
    case 'confirmed':
      return query.confirmed ? confirmedLabel(locale) : null
    default:
      return null
  }
}
