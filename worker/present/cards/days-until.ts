import { relativeDays } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { daysBetween } from '../../../src/model/values/dates.ts'

/** "in 14 days", "tomorrow"; "today" also of an edition that has begun. @param today ISO date */
export const daysUntil = (date: string, today: string, locale: Locale): string =>
  relativeDays(Math.max(0, daysBetween(today, date)), locale)
