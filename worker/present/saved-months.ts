import { count, monthAndYear, monthName } from '../../src/i18n/format.ts'
import { upperFirst } from '../../src/i18n/joins.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { SavedMonth } from '../../src/model/schemas/saved-page.ts'
import { m } from '../../src/paraglide/messages.js'

/** "March", with its year if that is not the year of the heading above. */
function monthLabel(month: string, yearAbove: string, locale: Locale): string {
  const text =
    month.slice(0, 4) === yearAbove
      ? monthName(Number(month.slice(5)), locale)
      : monthAndYear(month, locale)
  return upperFirst(text, locale)
}

/**
 * A heading for the first date of each month, null for the others.
 * @param dates ISO dates, those of a month together
 * @param today ISO date; a first heading of this year has no year
 */
export function monthHeadings(
  dates: readonly string[],
  locale: Locale,
  today: string,
): (SavedMonth | null)[] {
  const months = dates.map((date) => date.slice(0, 7))
  return months.map((month, index) => {
    const above = months[index - 1]
    if (month === above) return null
    const events = months.filter((each) => each === month).length
    return {
      label: monthLabel(month, (above ?? today).slice(0, 4), locale),
      events: m.events_count(count(events, locale), { locale }),
    }
  })
}
