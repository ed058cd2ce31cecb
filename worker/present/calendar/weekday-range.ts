import { isMonthFirst, rangeSign } from '../../../src/i18n/date-span.ts'
import { weekday } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'

/** "Fri 5 – Sun 7 June", with or without the year. CLDR's ranges name the month twice. */
export function weekdayRange(from: string, to: string, locale: Locale, withYear: boolean): string {
  const whole = withYear ? 'year' : 'month'
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  const part = from.slice(0, 7) === to.slice(0, 7) ? 'day' : sameYear ? 'month' : whole
  const [first, last] = isMonthFirst(locale) ? ([whole, part] as const) : ([part, whole] as const)
  return `${weekday(from, locale, first)}${rangeSign(locale)}${weekday(to, locale, last)}`
}
