import { dateText, type DateForm } from './date-format.ts'
import type { Locale } from '../model/locales.ts'

/**
 * Ranges of dates, composed of single dates: CLDR's ranges fall back to figures in Japanese, Chinese and Italian
 * ("2026/05/09"), and their dashes differ between the forms of a date and between versions of ICU.
 */

/** Signs of languages that write the month before the day. */
const eastern: Partial<Record<Locale, string>> = { ja: '～', ko: '~', zh: '至' }

/** Languages with spaces around the dash between days of a month, as in CLDR; the others write "9–10". */
const spaced: readonly Locale[] = ['en', 'pt-BR']

/** True for languages that write the month before the day: a range names it with the first day. */
export const isMonthFirst = (locale: Locale): boolean => eastern[locale] !== undefined

/** Sign between two dates of several words, with its spaces. */
export const rangeSign = (locale: Locale): string => eastern[locale] ?? ' – '

const daySign = (locale: Locale): string =>
  eastern[locale] ?? (spaced.includes(locale) ? ' – ' : '–')

const dayOf = (isoDate: string, locale: Locale): string => {
  const day = dateText(isoDate, 'day', locale)
  return locale === 'de' ? `${day}.` : day
}

/** "9 – 10 May 2026", "30 April – 2 May 2026" or "30 December 2026 – 2 January 2027"; "9 May 2026" for one day. */
export function dateSpan(
  from: string,
  to: string,
  locale: Locale,
  form: Extract<DateForm, 'long' | 'day-month'>,
): string {
  const whole = (isoDate: string) => dateText(isoDate, form, locale)
  if (from === to) return whole(from)
  if (from.slice(0, 4) !== to.slice(0, 4)) {
    // Without years, the first day would seem to be after the second.
    const withYear = (isoDate: string) => dateText(isoDate, 'long', locale)
    return `${withYear(from)}${rangeSign(locale)}${withYear(to)}`
  }
  if (from.slice(0, 7) === to.slice(0, 7))
    return isMonthFirst(locale)
      ? `${whole(from)}${daySign(locale)}${dayOf(to, locale)}`
      : `${dayOf(from, locale)}${daySign(locale)}${whole(to)}`
  const short = (isoDate: string) => dateText(isoDate, 'day-month', locale)
  return isMonthFirst(locale)
    ? `${whole(from)}${rangeSign(locale)}${short(to)}`
    : `${short(from)}${rangeSign(locale)}${whole(to)}`
}

/** "9 May –" or "– 10 May": a range that is open at one end. */
export function openSpan(end: 'from' | 'to', isoDate: string, locale: Locale): string {
  const day = dateText(isoDate, 'day-month', locale)
  const sign = rangeSign(locale)
  return end === 'from' ? `${day}${sign.trimEnd()}` : `${sign.trimStart()}${day}`
}

/** "September 2026", "August – September 2026" or "December 2026 – January 2027". */
export function monthSpan(from: string, to: string, locale: Locale): string {
  const whole = (isoDate: string) => dateText(isoDate, 'month-year', locale)
  if (from.slice(0, 7) === to.slice(0, 7)) return whole(from)
  const sign = rangeSign(locale)
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${whole(from)}${sign}${whole(to)}`
  const month = (isoDate: string) => dateText(isoDate, 'short-month', locale)
  return isMonthFirst(locale)
    ? `${whole(from)}${sign}${month(to)}`
    : `${dateText(from, 'month', locale)}${sign}${whole(to)}`
}
