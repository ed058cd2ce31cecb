import { monthAndYear } from '../../../src/i18n/format.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { MonthGrid, PageLink } from '../../../src/model/calendar/calendar-view.ts'
import { addDays, addMonths } from '../../../src/model/values/dates.ts'
import { drawnPerDay } from '../../domain/calendar/month-days.ts'
import { monthRange } from '../../domain/calendar/month-range.ts'
import type { SavedFacts } from '../../domain/community/saved-events/find-saved-cards.ts'
import { hasEnded } from '../../time/local-day.ts'
import { monthTable } from '../calendar/month-table.ts'
import { byDate } from './saved-order.ts'
import { savedPath } from '../paths/saved-path.ts'

/** A test for the editions on the days of a month ("2027-05"). */
export function inMonth(month: string): (saved: SavedFacts) => boolean {
  const { from, to } = monthRange(month)
  return ({ facts }) => facts.date <= to && facts.endDate >= from
}

/** The month with which the view opens: that of the next saved edition, else the current one. */
export function firstMonth(saved: readonly SavedFacts[], now: number, today: string): string {
  const [next] = saved.filter(({ facts }) => !hasEnded(facts, now)).toSorted(byDate)
  const date = next === undefined || next.facts.date < today ? today : next.facts.date
  return date.slice(0, 7)
}

/** Days of a month with their saved editions, in order of date. */
function daysOf(month: string, saved: readonly SavedFacts[]) {
  const { from, to } = monthRange(month)
  const days = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const on = saved.filter(({ facts }) => facts.date <= date && facts.endDate >= date)
    const editionIds = on.slice(0, drawnPerDay).map(({ facts }) => facts.editionId)
    if (on.length > 0) days.push({ date, total: on.length, editionIds })
  }
  return days
}

/** Saved editions of a month as a table, whose days lead to their first row below it. @param today ISO date */
export function savedMonth(
  month: string,
  saved: readonly SavedFacts[],
  { locale, now }: Pick<Reader, 'locale' | 'now'>,
  today: string,
): MonthGrid {
  const shown = saved.filter(inMonth(month)).toSorted(byDate)
  const link = (other: string): PageLink => ({
    label: monthAndYear(other, locale),
    path: savedPath({ view: 'month', month: other }, locale),
  })
  const firstOn = (date: string) =>
    shown.find(({ facts }) => facts.date <= date && facts.endDate >= date)?.facts.permalink
  const isPast = month <= today.slice(0, 7)
  const hasEarlier = saved.some(({ facts }) => facts.date < `${month}-01`)
  return monthTable(
    { month, days: daysOf(month, shown), bars: shown.map(({ facts }) => facts) },
    {
      dayPath: (date) => `${savedPath({ view: 'month', month }, locale)}#${firstOn(date) ?? ''}`,
      previous: isPast && !hasEarlier ? null : link(addMonths(month, -1)),
      next: link(addMonths(month, 1)),
    },
    { locale, today, now },
  )
}
