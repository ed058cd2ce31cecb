import { count, monthAndYear } from '../../../src/i18n/format.ts'
import { upperFirst } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { SavedMonth } from '../../../src/model/schemas/account/saved-page.ts'
import type { SavedView } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'

const headingOf = (month: string, locale: Locale): string =>
  upperFirst(monthAndYear(month, locale), locale)

/** The months of some ISO dates, each once, with their headings. */
export const monthsOf = (dates: readonly string[], locale: Locale): SavedView['months'] =>
  [...new Set(dates.map((date) => date.slice(0, 7)))].map((month) => ({
    month,
    label: headingOf(month, locale),
  }))

/**
 * A heading with the year for the first date of each month, null for the others.
 * @param dates ISO dates, those of a month together
 */
export function monthHeadings(dates: readonly string[], locale: Locale): (SavedMonth | null)[] {
  const months = dates.map((date) => date.slice(0, 7))
  return months.map((month, index) => {
    if (month === months[index - 1]) return null
    const events = months.filter((each) => each === month).length
    return {
      label: headingOf(month, locale),
      events: m.events_count(count(events, locale), { locale }),
    }
  })
}
