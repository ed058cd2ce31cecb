import { cached } from './cached.ts'
import { createMemo } from '../model/values/memo.ts'
import { localeTable, type Locale } from '../model/locales.ts'

/** Dates of Intl, written as each language prints them. For format.ts, date-span.ts, weekday-range.ts and zone-names.ts. */

const isDate = (value: unknown): value is Intl.DateTimeFormat =>
  value instanceof Intl.DateTimeFormat

/** @param name key of the options in the cache */
function formatter(
  locale: Locale,
  name: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const tag = localeTable[locale].intl
  const make = () => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  return cached(`${locale}/date/${name}`, make, isDate)
}

/** Ordinals of the first of the month; CLDR has figures only. */
const firstDay: Partial<Record<Locale, string>> = { fr: '1er', it: '1º', 'pt-BR': '1º' }

function partText({ type, value }: Intl.DateTimeFormatPart, locale: Locale): string {
  if (type === 'day' && value === '1') return firstDay[locale] ?? value
  // CLDR has half-width brackets in Japanese.
  if (type === 'literal' && locale === 'ja') return value.replace('(', '（').replace(')', '）')
  return value
}

/** Parts of a date or instant, to be joined. */
export function dateParts(
  at: Date,
  locale: Locale,
  name: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormatPart[] {
  const parts = formatter(locale, name, options).formatToParts(at)
  return parts.map((part) => ({ type: part.type, value: partText(part, locale) }))
}

const formats = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  'day-month': { day: 'numeric', month: 'long' },
  'short-day-month': { day: 'numeric', month: 'short' },
  day: { day: 'numeric' },
  'month-year': { month: 'long', year: 'numeric' },
  month: { month: 'long' },
  'short-month': { month: 'short' },
  year: { year: 'numeric' },
  weekday: { weekday: 'long' },
  'short-weekday': { weekday: 'short' },
  'narrow-weekday': { weekday: 'narrow' },
  'weekday-day': { weekday: 'short', day: 'numeric' },
  'weekday-month': { weekday: 'short', day: 'numeric', month: 'long' },
  'weekday-year': { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Forms of a date, by the parts that it shows. */
export type DateForm = keyof typeof formats

const utc = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`)

/** Parts of an ISO date in a form. */
export const partsOfDate = (isoDate: string, form: DateForm, locale: Locale) =>
  dateParts(utc(isoDate), locale, form, formats[form])

/** A language has some 500 dates that pages show, in a few forms each. */
const dateTexts = createMemo<string>(20_000)

/** An ISO date in a form. */
export const dateText = (isoDate: string, form: DateForm, locale: Locale): string =>
  dateTexts(`${locale}/${form}/${isoDate}`, () =>
    partsOfDate(isoDate, form, locale)
      .map(({ value }) => value)
      .join(''),
  )

/** IANA time zone of the machine: in a browser that of the reader. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
