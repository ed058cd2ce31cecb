import { count, fullDate, monthAndYear, number, weekdayNames } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { GridDay, MonthGrid } from '../../../src/model/calendar/calendar-view.ts'
import { addDays, mondayOf } from '../../../src/model/values/dates.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { MonthDays } from '../../domain/calendar/month-days.ts'
import { monthRange } from '../../domain/calendar/month-range.ts'
import type { BarFacts } from '../../domain/catalogue/cards/edition-bars.ts'
import { monthBar, monthBarHue } from './month-bar.ts'
import { weekBars, type WeekBar } from './week-bars.ts'

interface MonthFacts extends MonthDays {
  /** The editions of the days. */
  bars: readonly BarFacts[]
}

interface MonthLinks extends Pick<MonthGrid, 'previous' | 'next'> {
  /** Path of the list of a day that has editions. */
  dayPath(date: string): string
}

/** A month as a table of days. @param today ISO date */
export function monthTable(
  { month, days, bars: editions }: MonthFacts,
  { dayPath, previous, next }: MonthLinks,
  { locale, today, now }: { locale: Locale; today: string; now: number },
): MonthGrid {
  const { from, to } = monthRange(month)
  const on = new Map(days.map((day) => [day.date, day]))
  const facts = new Map(editions.map((edition) => [edition.editionId, edition]))
  const idsOn = (date: string): number[] => on.get(date)?.editionIds ?? []
  const dayOf = (date: string, index: number, bars: readonly WeekBar[]): GridDay => {
    const total = on.get(date)?.total ?? 0
    const covering = bars.filter(({ first, span }) => first <= index && index < first + span)
    const rest = total - covering.length
    return {
      date,
      n: number(Number(date.slice(8)), locale),
      full: fullDate(date, locale),
      today: date === today,
      events: count(total, locale),
      path: total === 0 ? null : dayPath(date),
      stack: idsOn(date).flatMap((id) => monthBarHue(facts.get(id))),
      bars: bars
        .filter(({ first }) => first === index)
        .flatMap((bar) => {
          const edition = facts.get(bar.editionId)
          return edition === undefined ? [] : monthBar(edition, bar, { date, locale, now })
        }),
      more: rest > 0 ? m.grid_more({ n: number(rest, locale) }, { locale }) : null,
    }
  }
  const weeks: MonthGrid['weeks'] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    const bars = weekBars(dates.map(idsOn))
    weeks.push(
      dates.map((date, index) => (date < from || date > to ? null : dayOf(date, index, bars))),
    )
  }
  return {
    label: monthAndYear(month, locale),
    weekdays: weekdayNames(locale),
    weeks,
    previous,
    next,
  }
}
