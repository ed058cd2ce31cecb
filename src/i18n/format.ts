import { decimalsOf, isCurrency } from '../model/values/currencies.ts'
import { createMemo } from '../model/values/memo.ts'
import type { Count, DateBib, Figure } from '../model/views.ts'
import { m } from '../paraglide/messages.js'
import { figureText } from './figure-text.ts'
import { figureUnits, type FigureUnit } from './figure-units.ts'
import { cached } from './cached.ts'
import { dateParts, dateText, partsOfDate } from './date-format.ts'
import { dateSpan, isMonthFirst } from './date-span.ts'
import { localeTable, type Locale } from '../model/locales.ts'

/** Dates, numbers, lengths, durations and prices in a visitor's language; calls Intl, as names.ts and date-format.ts do. */

const isNumber = (value: unknown): value is Intl.NumberFormat => value instanceof Intl.NumberFormat
const isRelative = (value: unknown): value is Intl.RelativeTimeFormat =>
  value instanceof Intl.RelativeTimeFormat

function numbers(
  locale: Locale,
  name: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const make = () => new Intl.NumberFormat(localeTable[locale].intl, options)
  return cached(`${locale}/number/${name}`, make, isNumber)
}

export function number(value: number, locale: Locale): string {
  return numbers(locale, 'plain', { maximumFractionDigits: 1 }).format(value)
}

/** Degrees of a coordinate: "45.92", to about a kilometre. */
export const degrees = (value: number, locale: Locale): string =>
  numbers(locale, 'degrees', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)

/** "42%" of 0.42, with the space of the language. */
export const percent = (share: number, locale: Locale): string =>
  numbers(locale, 'percent', { style: 'percent', maximumFractionDigits: 0 }).format(share)

export function count(value: number, locale: Locale): Count {
  return { count: value, n: number(value, locale) }
}

/** "Sunday 20 September 2026" */
export const fullDate = (isoDate: string, locale: Locale): string =>
  dateText(isoDate, 'full', locale)

/** "20 September 2026" */
export const longDate = (isoDate: string, locale: Locale): string =>
  dateText(isoDate, 'long', locale)

/** "20 September 2026 at 14:05 UTC", of an ISO instant. */
export function moment(isoInstant: string, locale: Locale): string {
  const options = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const
  const parts = dateParts(new Date(isoInstant), locale, 'moment', options)
  return `${parts.map(({ value }) => value).join('')} UTC`
}

/** "09:00", in Indonesian "09.00", of a time as HH:MM. */
export function timeOfDay(time: string, locale: Locale): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const parts = dateParts(new Date(`2026-01-01T${time}:00Z`), locale, 'time', options)
  return parts.map(({ value }) => value).join('')
}

/** "20 September" */
export const dayAndMonth = (isoDate: string, locale: Locale): string =>
  dateText(isoDate, 'day-month', locale)

/** "16 – 22 November" */
export const dayRange = (from: string, to: string, locale: Locale): string =>
  dateSpan(from, to, locale, 'day-month')

/** "9 – 10 May 2026" */
export const dateRange = (from: string, to: string, locale: Locale): string =>
  dateSpan(from, to, locale, 'long')

/** "Fri 5", "Fri 5 June" or "Fri 5 June 2026". */
export function weekday(isoDate: string, locale: Locale, to: 'day' | 'month' | 'year'): string {
  // With a year, CLDR adds a comma in English and drops the brackets in Korean.
  if (locale === 'ko' && to === 'year')
    return `${longDate(isoDate, locale)} (${dateText(isoDate, 'short-weekday', locale)})`
  if (locale === 'en' && to === 'year')
    return `${dateText(isoDate, 'weekday-month', locale)} ${year(isoDate, locale)}`
  const text = dateText(isoDate, `weekday-${to}`, locale)
  // CLDR has the Spanish comma in the longer forms only: "sáb 1 – dom, 2 de mayo".
  return locale === 'es' ? text.replace(',', '') : text
}

/** "September 2026" in the nominative, from an ISO date or year-month. */
export const monthAndYear = (isoMonth: string, locale: Locale): string =>
  dateText(`${isoMonth.slice(0, 7)}-01`, 'month-year', locale)

/** "September" of month 9. */
export function monthName(month: number, locale: Locale): string {
  // In Chinese the long name is 九月, but dates have 9月.
  const form = locale === 'zh' ? 'short-month' : 'month'
  return dateText(`2027-${String(month).padStart(2, '0')}-01`, form, locale)
}

/** "Sep" */
export const shortMonth = (isoDate: string, locale: Locale): string =>
  dateText(isoDate, 'short-month', locale)

/** "2026", in the calendar of the language. */
export function year(isoDate: string, locale: Locale): string {
  const parts = partsOfDate(isoDate, 'year', locale)
  return parts.find((part) => part.type === 'year')?.value ?? isoDate.slice(0, 4)
}

/** "2026" as a date of its own, which takes a word in Chinese, Japanese and Korean ("2026年"). */
export const wholeYear = (isoDate: string, locale: Locale): string =>
  isMonthFirst(locale) ? dateText(isoDate, 'year', locale) : year(isoDate, locale)

/**
 * Texts of an edition's bib: its day or days as figures, weekday, month and full date. Over two months
 * the figure and the month are those of the first day and the last is in words, because "30–1" cannot be read.
 */
export const dateBib = (date: string, endDate: string, locale: Locale): DateBib =>
  bibs(`${locale}/${date}/${endDate}`, () => writeBib(date, endDate, locale))

/** A day with its short month. CLDR writes that of Portugal in figures, "7/03", beside a tile with the month's name. */
const shortDayMonth = (isoDate: string, locale: Locale): string =>
  locale === 'pt'
    ? `${Number(isoDate.slice(8))} ${shortMonth(isoDate, locale)}`
    : dateText(isoDate, 'short-day-month', locale)

const bibs = createMemo<DateBib>(5000)

function writeBib(date: string, endDate: string, locale: Locale): DateBib {
  const first = Number(date.slice(8))
  const last = Number(endDate.slice(8))
  const oneDay = date === endDate
  const overMonths = date.slice(0, 7) !== endDate.slice(0, 7)
  const digits = numbers(locale, 'digits', { useGrouping: false })
  const oneFigure = oneDay || overMonths
  const day = oneFigure ? digits.format(first) : `${digits.format(first)}–${digits.format(last)}`
  const short = dateText(date, 'short-weekday', locale)
  const month = shortMonth(date, locale)
  return {
    date,
    endDate,
    day,
    to: overMonths ? m.date_to({ date: shortDayMonth(endDate, locale) }, { locale }) : null,
    size: oneFigure ? 'one' : day.length > 4 ? 'long' : 'range',
    tile: isMonthFirst(locale) ? `${month} ${short}` : `${short} ${month}`,
    weekday: dateText(date, 'weekday', locale),
    month: monthAndYear(date, locale),
    full: oneDay ? fullDate(date, locale) : dateRange(date, endDate, locale),
  }
}

/** Narrow, short and long names from Monday ("M", "Mon", "Monday") to Sunday. */
export function weekdayNames(locale: Locale): Record<'narrow' | 'short' | 'long', string>[] {
  // 2026-11-16 is a Monday.
  return Array.from({ length: 7 }, (_, index) => `2026-11-${16 + index}`).map((day) => ({
    narrow: dateText(day, 'narrow-weekday', locale),
    short: dateText(day, 'short-weekday', locale),
    long: dateText(day, 'weekday', locale),
  }))
}

function relative(value: number, unit: 'day' | 'hour', locale: Locale): string {
  const make = () => new Intl.RelativeTimeFormat(localeTable[locale].intl, { numeric: 'auto' })
  const text = cached(`${locale}/relative`, make, isRelative).format(Math.trunc(value), unit)
  // CLDR has a space before Japanese words, which Japanese texts do not.
  return locale === 'ja' ? text.replace(' ', '') : text
}

/** "in 200 days", "3 days ago". */
export const relativeDays = (days: number, locale: Locale): string => relative(days, 'day', locale)

/** "10 days"; "3 weeks" from two weeks on. */
export function timeSpan(days: number, locale: Locale): string {
  const unit = days < 14 ? 'day' : 'week'
  const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const
  const text = numbers(locale, `span/${unit}`, options).format(unit === 'day' ? days : days / 7)
  // CLDR has a space before Japanese words, which Japanese texts do not.
  return locale === 'ja' ? text.replace(' ', '') : text
}

/** "this hour", "5 hours ago"; "3 days ago" from 24 hours on. It needs no time zone, which the server does not know. */
export const relativeHours = (hours: number, locale: Locale): string =>
  Math.abs(hours) < 24 ? relative(hours, 'hour', locale) : relative(hours / 24, 'day', locale)

/** Units of time are written out: abbreviations such as "24 j" and "6 hr" of Indonesian are not understood. */
const writtenOut: readonly FigureUnit[] = ['hour', 'day', 'min']

function measures(locale: Locale, unit: FigureUnit, digits: number): Intl.NumberFormat {
  return numbers(locale, `unit/${unit}/${digits}`, {
    style: 'unit',
    unit: figureUnits[unit],
    unitDisplay: writtenOut.includes(unit) ? 'long' : 'short',
    maximumFractionDigits: digits,
  })
}

const isPlural = (value: unknown): value is Intl.PluralRules => value instanceof Intl.PluralRules

/** Races are timed in сутки (24 hours) in Russian, not in days. */
function russianDays(value: number): string {
  const rules = cached('ru/plural', () => new Intl.PluralRules('ru'), isPlural)
  return rules.select(value) === 'one' ? 'сутки' : 'суток'
}

/** Value and unit as separate texts: 42.195 km → "42.2" and "km". Metres, feet and yards have no decimals. */
export function figure(
  value: number,
  unit: FigureUnit,
  locale: Locale,
  digits = unit === 'm' || unit === 'ft' || unit === 'yard' ? 0 : 1,
): Figure {
  return figures(`${locale}/${unit}/${digits}/${value}`, () =>
    writeFigure(value, unit, locale, digits),
  )
}

const figures = createMemo<Figure>(10_000)

function writeFigure(value: number, unit: FigureUnit, locale: Locale, digits: number): Figure {
  const parts = measures(locale, unit, digits).formatToParts(value)
  const join = (isUnit: boolean) =>
    parts
      .filter((part) => (part.type === 'unit') === isUnit)
      .map((part) => part.value)
      .join('')
      .trim()
  const name = locale === 'ru' && unit === 'day' ? russianDays(value) : join(true)
  return { value: join(false), unit: name }
}

/** "42.2 km" as one text, with the language's spacing. */
export const measure = (value: number, unit: FigureUnit, locale: Locale, digits = 1): string =>
  figureText(figure(value, unit, locale, digits), locale)

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
