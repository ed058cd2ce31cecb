import { decimalsOf, isCurrency } from '../model/currencies.ts'
import type { Count, DateBib, Figure } from '../model/views.ts'
import { figureUnits, type FigureUnit } from './figure-units.ts'
import { cached } from './cached.ts'
import { localeTable, type Locale } from './locales.ts'

/** Dates, numbers, lengths, durations and prices in a visitor's language; with names.ts the only caller of Intl. */

const isDate = (value: unknown): value is Intl.DateTimeFormat =>
  value instanceof Intl.DateTimeFormat
const isNumber = (value: unknown): value is Intl.NumberFormat => value instanceof Intl.NumberFormat
const isRelative = (value: unknown): value is Intl.RelativeTimeFormat =>
  value instanceof Intl.RelativeTimeFormat

function dates(
  locale: Locale,
  name: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const tag = localeTable[locale].intl
  const make = () => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  return cached(`${locale}/date/${name}`, make, isDate)
}

function numbers(
  locale: Locale,
  name: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const make = () => new Intl.NumberFormat(localeTable[locale].intl, options)
  return cached(`${locale}/number/${name}`, make, isNumber)
}

const utc = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`)

export function number(value: number, locale: Locale): string {
  return numbers(locale, 'plain', { maximumFractionDigits: 1 }).format(value)
}

export function count(value: number, locale: Locale): Count {
  return { count: value, n: number(value, locale) }
}

/** "Sunday 20 September 2026" */
export function fullDate(isoDate: string, locale: Locale): string {
  return dates(locale, 'full', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(utc(isoDate))
}

/** "20 September 2026" */
export function longDate(isoDate: string, locale: Locale): string {
  return dates(locale, 'long', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    utc(isoDate),
  )
}

/** "20 September 2026 at 14:05 UTC", of an ISO instant. */
export function moment(isoInstant: string, locale: Locale): string {
  const options = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const
  return `${dates(locale, 'moment', options).format(new Date(isoInstant))} UTC`
}

/** "20 September" */
export function dayAndMonth(isoDate: string, locale: Locale): string {
  return dates(locale, 'day-month', { day: 'numeric', month: 'long' }).format(utc(isoDate))
}

/** "16 – 22 November" */
export function dayRange(from: string, to: string, locale: Locale): string {
  return span(from, to, locale, 'day-month', { day: 'numeric', month: 'long' })
}

/** "Fri 5", "Fri 5 June" or "Fri, 5 June 2026". */
export function weekday(isoDate: string, locale: Locale, to: 'day' | 'month' | 'year'): string {
  return dates(locale, `weekday-${to}`, {
    weekday: 'short',
    day: 'numeric',
    ...(to === 'day' ? {} : { month: 'long' }),
    ...(to === 'year' ? { year: 'numeric' } : {}),
  }).format(utc(isoDate))
}

/** "September 2026" in the nominative, from an ISO date or year-month. */
export function monthAndYear(isoMonth: string, locale: Locale): string {
  return dates(locale, 'month-year', { month: 'long', year: 'numeric' }).format(
    utc(`${isoMonth.slice(0, 7)}-01`),
  )
}

/** "September 2026", or both months of a range that crosses months. */
function monthSpan(date: string, endDate: string, locale: Locale): string {
  if (date.slice(0, 7) === endDate.slice(0, 7)) return monthAndYear(date, locale)
  const format = dates(locale, 'month-year', { month: 'long', year: 'numeric' })
  const cjk = locale === 'ja' || locale === 'zh'
  if (!cjk) return format.formatRange(utc(date), utc(endDate))
  const sameYear = date.slice(0, 4) === endDate.slice(0, 4)
  const last = sameYear ? dates(locale, 'month-figure', { month: 'numeric' }) : format
  return `${format.format(utc(date))}～${last.format(utc(endDate))}`
}

/** "September" of month 9. */
export function monthName(month: number, locale: Locale): string {
  return dates(locale, 'month', { month: 'long' }).format(new Date(Date.UTC(2027, month - 1, 1)))
}

/** "Sep" */
export function shortMonth(isoDate: string, locale: Locale): string {
  return dates(locale, 'short-month', { month: 'short' }).format(utc(isoDate))
}

export function year(isoDate: string, locale: Locale): string {
  const parts = dates(locale, 'year', { year: 'numeric' }).formatToParts(utc(isoDate))
  return parts.find((part) => part.type === 'year')?.value ?? isoDate.slice(0, 4)
}

/** Texts of an edition's bib: its day or days as figures, weekday, month and full date. */
export function dateBib(date: string, endDate: string, locale: Locale): DateBib {
  const first = Number(date.slice(8))
  const last = Number(endDate.slice(8))
  const oneDay = date === endDate
  const digits = numbers(locale, 'digits', { useGrouping: false })
  const day = oneDay ? digits.format(first) : `${digits.format(first)}–${digits.format(last)}`
  const short = dates(locale, 'short-weekday', { weekday: 'short' }).format(utc(date))
  const full = oneDay ? fullDate(date, locale) : dateRange(date, endDate, locale)
  return {
    date,
    endDate,
    day,
    size: oneDay ? 'one' : day.length > 4 ? 'long' : 'range',
    tile: `${short} ${shortMonth(date, locale)}`,
    weekday: dates(locale, 'weekday', { weekday: 'long' }).format(utc(date)),
    month: monthSpan(date, endDate, locale),
    full,
  }
}

/** Narrow, short and long names from Monday ("M", "Mon", "Monday") to Sunday. */
export function weekdayNames(locale: Locale): Record<'narrow' | 'short' | 'long', string>[] {
  const narrow = dates(locale, 'narrow-weekday', { weekday: 'narrow' })
  const short = dates(locale, 'short-weekday', { weekday: 'short' })
  const long = dates(locale, 'weekday', { weekday: 'long' })
  // 2026-11-16 is a Monday.
  return Array.from({ length: 7 }, (_, index) => utc(`2026-11-${16 + index}`)).map((day) => ({
    narrow: narrow.format(day),
    short: short.format(day),
    long: long.format(day),
  }))
}

/** "9 – 10 May 2026" */
export function dateRange(from: string, to: string, locale: Locale): string {
  return span(from, to, locale, 'long', { day: 'numeric', month: 'long', year: 'numeric' })
}

/**
 * A date range in the pattern of the language. CLDR's ranges for Japanese, Chinese and Italian fall back to figures
 * ("2026/05/09", "09 maggio"); these ranges are composed of single dates.
 */
function span(
  from: string,
  to: string,
  locale: Locale,
  name: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = dates(locale, name, options)
  if (locale !== 'ja' && locale !== 'zh' && locale !== 'it')
    return format.formatRange(utc(from), utc(to))
  const day = (isoDate: string) => dates(locale, 'day', { day: 'numeric' }).format(utc(isoDate))
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  const single = (isoDate: string) => format.format(utc(isoDate))
  if (locale === 'it')
    return sameMonth ? `${day(from)}–${single(to)}` : `${single(from)} – ${single(to)}`
  return `${single(from)}～${sameMonth ? day(to) : single(to)}`
}

function relative(value: number, unit: 'day' | 'hour', locale: Locale): string {
  const make = () => new Intl.RelativeTimeFormat(localeTable[locale].intl, { numeric: 'auto' })
  return cached(`${locale}/relative`, make, isRelative).format(Math.trunc(value), unit)
}

/** "in 200 days", "3 days ago". */
export const relativeDays = (days: number, locale: Locale): string => relative(days, 'day', locale)

/** "this hour", "5 hours ago"; "3 days ago" from 24 hours on. It needs no time zone, which the server does not know. */
export const relativeHours = (hours: number, locale: Locale): string =>
  Math.abs(hours) < 24 ? relative(hours, 'hour', locale) : relative(hours / 24, 'day', locale)

/** "CEST" or "GMT+2": name of a time zone at noon UTC of a day. */
export function zoneName(isoDate: string, zone: string, locale: Locale): string {
  const format = dates(locale, `zone/${zone}`, { timeZone: zone, timeZoneName: 'short' })
  const parts = format.formatToParts(new Date(`${isoDate}T12:00:00Z`))
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

function measures(locale: Locale, unit: FigureUnit, digits: number): Intl.NumberFormat {
  return numbers(locale, `unit/${unit}/${digits}`, {
    style: 'unit',
    unit: figureUnits[unit],
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  })
}

/** Value and unit as separate texts: 42.195 km → "42.2" and "km". Metres, feet and yards have no decimals. */
export function figure(
  value: number,
  unit: FigureUnit,
  locale: Locale,
  digits = unit === 'm' || unit === 'ft' || unit === 'yard' ? 0 : 1,
): Figure {
  const parts = measures(locale, unit, digits).formatToParts(value)
  const join = (isUnit: boolean) =>
    parts
      .filter((part) => (part.type === 'unit') === isUnit)
      .map((part) => part.value)
      .join('')
      .trim()
  return { value: join(false), unit: join(true) }
}

/** "42.2 km" as one text, with the language's spacing. */
export function measure(value: number, unit: FigureUnit, locale: Locale, digits = 1): string {
  return measures(locale, unit, digits).format(value)
}

/** "€89", "SEK 78.50": without decimals for whole amounts, else with the decimals of the currency. */
export function price(amount: number, currency: string, locale: Locale): string {
  const currencyDecimals = isCurrency(currency) ? decimalsOf(currency) : 2
  const decimals = Number.isInteger(amount) ? 0 : currencyDecimals
  const options: Intl.NumberFormatOptions = {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }
  return numbers(locale, `price/${currency}/${decimals}`, options).format(amount)
}
