import type { Locale } from '../../../src/model/locales.ts'
import type { CalendarView, PageLink } from '../../../src/model/calendar/calendar-view.ts'
import { addMonths } from '../../../src/model/values/dates.ts'
import { m } from '../../../src/paraglide/messages.js'
import { monthLabel } from '../../calendar-filters/filters/month.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import { isMonth } from '../../domain/calendar/criteria.ts'
import { pathFor } from '../paths/calendar-path.ts'

/** A link to the list of another month or year with the same other filters. */
function monthLink(query: CalendarQuery, month: string, locale: Locale): PageLink {
  const criteria = { ...query.criteria, month }
  return {
    label: monthLabel(month, locale),
    path: pathFor({ ...query, page: 1, criteria }, locale),
  }
}

export function neighbourMonths(query: CalendarQuery, locale: Locale): CalendarView['months'] {
  const { month } = query.criteria
  if (month === null || month.length === 4) return { previous: null, next: null }
  const step = (by: number) => {
    const other = addMonths(month, by)
    return isMonth(other) ? monthLink(query, other, locale) : null
  }
  return { previous: step(-1), next: step(1) }
}

/** For a past month or year: a note, and a link to the next month of that name or to the current year. */
export function pastMonth(
  query: CalendarQuery,
  today: string,
  locale: Locale,
): CalendarView['past'] {
  const { month } = query.criteria
  if (month === null || month >= today.slice(0, month.length)) return null
  const thisYear = today.slice(0, 4)
  const again = thisYear + month.slice(4)
  const isOver = again < today.slice(0, again.length)
  const next = isOver ? `${Number(thisYear) + 1}${month.slice(4)}` : again
  return {
    note: m.month_over({ month: monthLabel(month, locale) }, { locale }),
    next: monthLink(query, next, locale),
  }
}
