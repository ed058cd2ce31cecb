import { weekday } from './format.ts'
import type { Locale } from './locales.ts'

/** Languages with the month before the day: a range names it with the first day. */
const monthFirst: readonly Locale[] = ['ja', 'ko', 'zh']

/** "Fri 5 – Sun 7 June", with or without the year. CLDR's ranges name the month twice. */
export function weekdayRange(from: string, to: string, locale: Locale, withYear: boolean): string {
  const whole = withYear ? 'year' : 'month'
  const part = from.slice(0, 7) === to.slice(0, 7) ? 'day' : whole
  const [first, last] = monthFirst.includes(locale)
    ? ([whole, part] as const)
    : ([part, whole] as const)
  return `${weekday(from, locale, first)} – ${weekday(to, locale, last)}`
}
