import { dayAndMonth, dayRange, monthAndYear, number, price } from '../../src/i18n/format.ts'
import { languageName } from '../../src/i18n/names.ts'
import { climb, longLength, wayOff } from '../../src/i18n/lengths.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { DroppableFilter } from '../domain/calendar/droppable-filters.ts'
import type { CalendarFacts } from '../domain/calendar/find-calendar.ts'
import { countryName } from '../../src/i18n/countries/country-names.ts'
import * as phrases from './calendar-phrases.ts'
import { confirmedLabel, groupName, presetLabel, sportName } from './phrases.ts'

/** What the filters of a query are called: on chips, in crumbs and in headings. */

export function timeLabel({ criteria, from, to }: CalendarQuery, locale: Locale): string | null {
  const { month } = criteria
  if (month !== null) return monthLabel(month, locale)
  return from !== null && to !== null ? dayRange(from, to, locale) : null
}

/** "May 2027" or "2027". */
export const monthLabel = (month: string, locale: Locale): string =>
  month.length === 4 ? month : monthAndYear(month, locale)

/** "20–110 km", "From 20 km", "Up to 110 km"; null for a range without ends. */
function between(
  least: number | null,
  most: number | null,
  { locale }: Reader,
  word: (value: number) => { value: string; whole: string },
): string | null {
  if (least !== null && most !== null) return `${word(least).value}–${word(most).whole}`
  if (least !== null) return phrases.atLeast(word(least).whole, locale)
  return most === null ? null : phrases.upTo(word(most).whole, locale)
}

export function lengthLabel({ minKm, maxKm }: CalendarQuery, reader: Reader): string | null {
  return between(minKm, maxKm, reader, (km) => {
    const { value, unit } = longLength(km, reader)
    return { value, whole: `${value}\u00a0${unit}` }
  })
}

function gainLabel({ minGain, maxGain }: CalendarQuery, reader: Reader): string | null {
  const range = between(minGain, maxGain, reader, (metres) => {
    const whole = climb(metres, reader)
    return { value: whole.replace(/[^\d]+$/u, ''), whole }
  })
  return range === null ? null : phrases.climbOf(range, reader.locale)
}

function effortLabel({ minEffort, maxEffort }: CalendarQuery, reader: Reader): string | null {
  const range = between(minEffort, maxEffort, reader, (effort) => {
    const value = number(effort, reader.locale)
    return { value, whole: value }
  })
  return range === null ? null : phrases.effortOf(range, reader.locale)
}

function daysLabel({ from, to }: CalendarQuery, locale: Locale): string | null {
  if (from !== null && to !== null) return dayRange(from, to, locale)
  if (from !== null) return `${dayAndMonth(from, locale)} –`
  return to === null ? null : `– ${dayAndMonth(to, locale)}`
}

function nearLabel(query: CalendarQuery, facts: CalendarFacts, reader: Reader): string | null {
  if (query.near === null) return null
  const place = {
    me: () => phrases.nearMe(reader.locale),
    city: () => phrases.around(facts.city?.name ?? '', reader.locale),
    point: () => phrases.nearPoint(reader.locale),
  }[query.near.kind]
  return `${place()} · ${wayOff(query.radiusKm, reader)}`
}

function priceLabel({ maxPrice }: CalendarQuery, locale: Locale): string | null {
  if (maxPrice === null) return null
  if (maxPrice.amount === 0) return phrases.free(locale)
  return phrases.upTo(price(maxPrice.amount, maxPrice.currency, locale), locale)
}

/** What a filter in force is called; null where it is not. */
export function filterLabel(
  filter: DroppableFilter,
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
): string | null {
  const { locale } = reader
  const { criteria } = query
  const named = <T>(value: T | null, name: (value: T, locale: Locale) => string): string | null =>
    value === null ? null : name(value, locale)
  switch (filter) {
    case 'sport':
      return named(criteria.sport, sportName) ?? named(criteria.group, groupName)
    case 'distance':
      return named(criteria.distance, presetLabel)
    case 'country':
      return named(criteria.country, countryName)
    case 'region':
      return facts.region?.name ?? null
    case 'city':
      return facts.city?.name ?? null
    case 'near':
      return nearLabel(query, facts, reader)
    case 'box':
      return query.box === null ? null : phrases.mapArea(locale)
    case 'month':
      return named(criteria.month, monthLabel)
    case 'dates':
      return daysLabel(query, locale)
    case 'range':
      return lengthLabel(query, reader)
    case 'gain':
      return gainLabel(query, reader)
    case 'effort':
      return effortLabel(query, reader)
    case 'registration':
      return named(query.registration, phrases.signUpLabel)
    case 'price':
      return priceLabel(query, locale)
    case 'format':
      return named(query.format, phrases.formatLabel)
    case 'team':
      return named(query.team, phrases.teamLabel)
    case 'rating':
      return named(query.minRating, phrases.ratingLabel)
    case 'language':
      return named(query.language, languageName)
    case 'organiser':
      return facts.organiser?.name ?? null
    case 'text':
      return query.text === '' ? null : phrases.textChip(query.text, locale)
    case 'confirmed':
      return query.confirmed ? confirmedLabel(locale) : null
    default:
      return null
  }
}
