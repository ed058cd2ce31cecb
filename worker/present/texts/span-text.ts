import { measure, timeSpan } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A span of milliseconds, rounded down: "38 minutes", "26 hours", "3 days". */
export function spanText(ms: number, locale: Locale): string {
  if (ms < hour) return measure(Math.floor(ms / minute), 'min', locale, 0)
  if (ms < 2 * day) return measure(Math.floor(ms / hour), 'hour', locale, 0)
  return timeSpan(Math.floor(ms / day), locale)
}

/** The same, rounded up to whole hours. */
export const spanTextUp = (ms: number, locale: Locale): string =>
  spanText(Math.ceil(ms / hour) * hour, locale)
