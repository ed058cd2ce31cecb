import { count, dayAndMonth, shortMonth } from '../../../src/i18n/format.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import { addDays, mondayOf } from '../../../src/model/values/dates.ts'
import { createMemo } from '../../../src/model/values/memo.ts'
import { hues, type Hue } from '../../../src/model/event/sports.ts'
import type { SeasonWeek } from '../../../src/model/views.ts'
import type { Criteria } from '../../domain/calendar/criteria.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { namesMonth, seasonMondays } from './season-weeks.ts'

const inPercent = (share: number): number => Math.round(share * 1000) / 10

interface Season {
  /** Number of races of a hue in the week of a Monday. */
  races: (monday: string, hue: Hue) => number
  /** The counts that `races` reads, of one list of weeks. They are the same object until a count changes. */
  counts: object
  /** Of the calendars to which the weeks lead. */
  criteria: Criteria
  /** Number of past weeks at the start. */
  past: number
}

/** Seasons by their counts, then by language and day: their 52 links take longer than the cards of a page. */
const seasons = new WeakMap<object, ReturnType<typeof createMemo<SeasonWeek[]>>>()

/** @param today ISO date */
export function presentSeason(season: Season, locale: Locale, today: string): SeasonWeek[] {
  const memo = seasons.get(season.counts) ?? createMemo<SeasonWeek[]>(locales.length)
  seasons.set(season.counts, memo)
  return memo(`${locale}/${today}`, () => writeSeason(season, locale, today))
}

function writeSeason(
  { races, criteria, past }: Season,
  locale: Locale,
  today: string,
): SeasonWeek[] {
  const thisMonday = mondayOf(today)
  const weeks = seasonMondays(addDays(thisMonday, -7 * past)).map((monday) => {
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
    path: calendarPath(criteria, locale, { from: monday, to: addDays(monday, 6) }),
    month: namesMonth(monday)
      ? {
          label: shortMonth(monday, locale),
          path: calendarPath({ ...criteria, month: monday.slice(0, 7) }, locale),
        }
      : null,
    shares: byHue.map((each) => inPercent(each / tallest)),
  }))
}
