import { count, fullDate, monthAndYear, number, weekdayNames } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import type { GridDay, MonthGrid, PageLink } from '../../src/model/calendar-view.ts'
import { addDays, addMonths, mondayOf } from '../../src/model/dates.ts'
import { m } from '../../src/paraglide/messages.js'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../domain/calendar/find-calendar.ts'
import { gridMonth } from '../domain/calendar/month-days.ts'
import { monthRange } from '../domain/calendar/month-range.ts'
import { pathFor } from './calendar-path.ts'
import { monthBar, monthBarHue } from './month-bar.ts'
import { weekBars, type WeekBar } from './week-bars.ts'

function gridLink(query: CalendarQuery, month: string, locale: Locale): PageLink {
  const inMonth: CalendarQuery = {
    ...query,
    criteria: { ...query.criteria, month },
    from: null,
    to: null,
    view: 'month',
    sort: 'date',
    page: 1,
  }
  return { label: monthAndYear(month, locale), path: pathFor(inMonth, locale) }
}

/** URL of a list's month view: of the month in force, else of the first with editions. */
export function gridPath(
  query: CalendarQuery,
  { facets }: CalendarFacts,
  locale: Locale,
  today: string,
): string {
  if (query.criteria.month?.length === 7 || facets.month.size === 0)
    return pathFor({ ...query, view: 'month', sort: 'date', page: 1 }, locale)
  return gridLink(query, gridMonth(query, facets, today), locale).path
}

/** Null in the other views. */
export function monthGrid(
  query: CalendarQuery,
  { grid }: CalendarFacts,
  { locale }: Reader,
  today: string,
): MonthGrid | null {
  if (grid === null) return null
  const { from, to } = monthRange(grid.month)
  const on = new Map(grid.days.map((day) => [day.date, day]))
  const facts = new Map(grid.bars.map((bar) => [bar.editionId, bar]))
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
      path: total === 0 ? null : dayPath(query, date, locale),
      stack: idsOn(date).flatMap((id) => monthBarHue(facts.get(id))),
      bars: bars
        .filter(({ first }) => first === index)
        .flatMap((bar) => {
          const edition = facts.get(bar.editionId)
          return edition === undefined ? [] : monthBar(edition, bar, { date, locale, today })
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
  const earlier = addMonths(grid.month, -1)
  return {
    label: monthAndYear(grid.month, locale),
    weekdays: weekdayNames(locale),
    weeks,
    // No link to past months from the current one: the rail has those.
    previous: earlier < today.slice(0, 7) ? null : gridLink(query, earlier, locale),
    next: gridLink(query, addMonths(grid.month, 1), locale),
  }
}

/** URL of the list of one day with the other filters of the month. */
function dayPath(query: CalendarQuery, date: string, locale: Locale): string {
  const criteria = { ...query.criteria, month: null }
  return pathFor({ ...query, criteria, from: date, to: date, view: 'list', page: 1 }, locale)
}
