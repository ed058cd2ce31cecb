import { count, dayAndMonth, shortMonth } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { addDays, mondayOf } from '../../src/model/dates.ts'
import { hues, type Hue } from '../../src/model/sports.ts'
import type { SeasonWeek } from '../../src/model/views.ts'
import { noCriteria } from '../domain/calendar/criteria.ts'
import { calendarPath } from './calendar-path.ts'

/** Number of weeks in the season strip, and of past ones at its start. */
const weeksShown = 52
const weeksPast = 4

const inPercent = (share: number): number => Math.round(share * 1000) / 10

/** @param races number of races of a hue in the week of a Monday */
export function presentSeason(
  races: (monday: string, hue: Hue) => number,
  locale: Locale,
  today: string,
): SeasonWeek[] {
  const thisMonday = mondayOf(today)
  const weeks = Array.from({ length: weeksShown }, (_, index) => {
    const monday = addDays(thisMonday, (index - weeksPast) * 7)
    const byHue = hues.map((hue) => races(monday, hue))
    return { monday, byHue, total: byHue.reduce((sum, each) => sum + each, 0) }
  })
  const tallest = Math.max(1, ...weeks.map(({ total }) => total))
  return weeks.map(({ monday, byHue, total }) => ({
    monday,
    label: dayAndMonth(monday, locale),
    races: count(total, locale),
    past: monday < thisMonday,
    current: monday === thisMonday,
    path: calendarPath(noCriteria, locale, { from: monday, to: addDays(monday, 6) }),
    month: Number(monday.slice(8)) <= 7 ? shortMonth(monday, locale) : null,
    shares: byHue.map((each) => inPercent(each / tallest)),
  }))
}
