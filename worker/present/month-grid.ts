import { count, fullDate, monthAndYear, number, weekdayNames } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import type { GridDay, MonthGrid, PageLink } from '../../src/model/calendar-view.ts'
import { addDays, addMonths, mondayOf } from '../../src/model/dates.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../domain/calendar/find-calendar.ts'
import { gridMonth } from '../domain/calendar/month-days.ts'
import { monthRange } from '../domain/calendar/month-range.ts'
import type { CardFacts } from '../domain/catalogue/editions/edition-cards.ts'
import { pathFor } from './calendar-path.ts'
import { editionCard } from './edition-card.ts'

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
  facts: CalendarFacts,
  reader: Reader,
  today: string,
): MonthGrid | null {
  const { grid } = facts
  if (grid === null) return null
  const { locale } = reader
  const { from, to } = monthRange(grid.month)
  const days = new Map(grid.days.map((day) => [day.date, day]))
  const cards = new Map(grid.cards.map((card) => [card.editionId, card]))
  const dayOf = (date: string): GridDay | null => {
    if (date < from || date > to) return null
    const on = days.get(date)
    return gridDay(query, date, { total: on?.total ?? 0, cards: cardsOf(on, cards) }, reader, today)
  }
  const weeks: MonthGrid['weeks'] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => dayOf(addDays(monday, index))))
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

function cardsOf(
  on: { editionIds: number[] } | undefined,
  cards: ReadonlyMap<number, CardFacts>,
): CardFacts[] {
  return (on?.editionIds ?? []).flatMap((id) => cards.get(id) ?? [])
}

function gridDay(
  query: CalendarQuery,
  date: string,
  on: { total: number; cards: CardFacts[] },
  reader: Reader,
  today: string,
): GridDay {
  const { locale } = reader
  const ofDay: CalendarQuery = {
    ...query,
    criteria: { ...query.criteria, month: null },
    from: date,
    to: date,
    view: 'list',
    page: 1,
  }
  const rest = on.total - on.cards.length
  return {
    date,
    n: number(Number(date.slice(8)), locale),
    full: fullDate(date, locale),
    today: date === today,
    events: count(on.total, locale),
    path: on.total === 0 ? null : pathFor(ofDay, locale),
    items: on.cards.map((card) => {
      const { permalink, linkDate, name, nameLang, hue, status } = editionCard(card, reader, today)
      return { permalink, linkDate, name, nameLang, hue, status }
    }),
    more: rest > 0 ? `+${number(rest, locale)}` : null,
  }
}
