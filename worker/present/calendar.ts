import { count, number } from '../../src/i18n/format.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import type { CalendarView, Way } from '../../src/model/calendar-view.ts'
import type { CalendarSort, CalendarViewName } from '../../src/model/calendar.ts'
import { calendarPageSize } from '../../src/model/limits.ts'
import { hueOf, type Hue } from '../../src/model/sports.ts'
import { addMonths } from '../../src/model/usual-date.ts'
import type { Alternates } from '../../src/model/views.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import { isMonth, noCriteria, type Criteria } from '../domain/calendar/criteria.ts'
import { droppableFilters, without } from '../domain/calendar/droppable-filters.ts'
import type { CalendarFacts } from '../domain/calendar/find-calendar.ts'
import { headingWords } from './calendar-heading.ts'
import { filterLabel, monthLabel } from './calendar-labels.ts'
import { calendarLists, listedCard } from './calendar-lists.ts'
import { calendarKeys, calendarPath, pathFor } from './calendar-path.ts'
import { monthOver, nearNote, sortLabel } from './calendar-phrases.ts'
import { calendarRail } from './calendar-rail.ts'
import { gridPath, monthGrid } from './month-grid.ts'
import { feedPage } from './feed-path.ts'

function active(
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
): CalendarView['active'] {
  const { locale } = reader
  return droppableFilters.flatMap((filter) => {
    const label = filterLabel(filter, query, facts, reader)
    const wider = without(query, filter)
    if (label === null || wider === null) return []
    const back = facts.dropped.find((entry) => entry.filter === filter)
    return [
      {
        label,
        path: pathFor(wider, locale),
        hue: filter === 'sport' ? hueOfQuery(query) : null,
        back: back === undefined ? null : count(back.total, locale),
      },
    ]
  })
}

function hueOfQuery(query: CalendarQuery): Hue | null {
  const { sport, group } = query.criteria
  if (sport !== null) return hueOf(sport)
  return group
}

/** The list of another month or year, with the rest as it is. */
function monthWay(query: CalendarQuery, month: string, locale: Locale): Way {
  const criteria = { ...query.criteria, month }
  return {
    label: monthLabel(month, locale),
    path: pathFor({ ...query, page: 1, criteria }, locale),
  }
}

function neighbourMonths(query: CalendarQuery, locale: Locale): CalendarView['months'] {
  const { month } = query.criteria
  if (month === null || month.length === 4) return { previous: null, next: null }
  const step = (by: number) => {
    const other = addMonths(month, by)
    return isMonth(other) ? monthWay(query, other, locale) : null
  }
  return { previous: step(-1), next: step(1) }
}

/** A month that is over, and the same one of the year in which it is to come; likewise a year. */
function past(query: CalendarQuery, today: string, locale: Locale): CalendarView['past'] {
  const { month } = query.criteria
  if (month === null || month >= today.slice(0, month.length)) return null
  const thisYear = today.slice(0, 4)
  const again = thisYear + month.slice(4)
  const isOver = again < today.slice(0, again.length)
  const next = isOver ? `${Number(thisYear) + 1}${month.slice(4)}` : again
  return { note: monthOver(monthLabel(month, locale), locale), next: monthWay(query, next, locale) }
}

function crumbs(query: CalendarQuery, facts: CalendarFacts, reader: Reader): Way[] {
  const { criteria } = query
  const steps = ['sport', 'distance', 'country', 'region', 'city', 'month'] as const
  let path: Criteria = noCriteria
  return steps.flatMap((step) => {
    const label = filterLabel(step, query, facts, reader)
    if (label === null) return []
    path = {
      ...path,
      [step]: criteria[step],
      ...(step === 'sport' ? { group: criteria.group } : {}),
    }
    return [{ label, path: calendarPath(path, reader.locale) }]
  })
}

/** Search engines get the plain calendar and one or two criteria; everything narrower is for people. */
function indexable(query: CalendarQuery): boolean {
  const { criteria } = query
  const named = [
    criteria.sport ?? criteria.group,
    criteria.distance,
    criteria.country,
    criteria.region,
    criteria.city,
    criteria.month,
  ]
  return named.filter((part) => part !== null).length <= 2 && calendarKeys(query).length === 0
}

/** Orders that say something about this list: by price or rating only where one is known. */
function sorts(
  query: CalendarQuery,
  { facets }: CalendarFacts,
  locale: Locale,
): CalendarView['sorts'] {
  const offered: [CalendarSort, boolean][] = [
    ['date', true],
    ['distance', query.near !== null],
    ['price', facets.priced > 0 || query.sort === 'price'],
    ['rating', facets.rating.size > 0 || query.sort === 'rating'],
    ['added', true],
  ]
  return offered.flatMap(([sort, isOffered]) =>
    isOffered ? [{ sort, label: sortLabel(sort, locale) }] : [],
  )
}

export function presentCalendar(
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
  today: string,
): CalendarView {
  const { locale } = reader
  const lastPage = Math.max(1, Math.ceil(facts.total / calendarPageSize))
  const alternates: Alternates = Object.fromEntries(
    locales.map((each) => [each, pathFor(query, each)]),
  )
  const pageAt = (page: number) => pathFor({ ...query, page }, locale)
  const inView = (view: CalendarViewName) => pathFor({ ...query, view, page: 1 }, locale)
  return {
    heading: headingWords(query, facts, locale),
    crumbs: crumbs(query, facts, reader),
    events: count(facts.total, locale),
    races: count(facts.races, locale),
    lists: calendarLists(facts.cards, { sort: query.sort, origin: facts.origin }, reader, today),
    rail: calendarRail(query, facts, reader, today),
    active: active(query, facts, reader),
    clearPath: calendarPath(noCriteria, locale),
    feed: feedPage(query, facts.origin, reader),
    path: pathFor(query, locale),
    sort: query.sort,
    sorts: sorts(query, facts, locale),
    view: query.view,
    grid: monthGrid(query, facts, reader, today),
    viewPaths: {
      list: inView('list'),
      month: gridPath(query, facts, locale, today),
      map: inView('map'),
    },
    nearNote: query.near?.kind === 'me' ? nearNote(facts.unlocated, locale) : null,
    unlocated: facts.unlocated,
    nearest: facts.nearest.map((card) =>
      listedCard(card, reader, today, facts.origin ?? facts.city),
    ),
    past: past(query, today, locale),
    months: neighbourMonths(query, locale),
    page: {
      number: number(query.page, locale),
      last: number(lastPage, locale),
      previous: query.page > 1 ? pageAt(query.page - 1) : null,
      next: query.page < lastPage ? pageAt(query.page + 1) : null,
    },
    indexable: indexable(query) && facts.total > 0,
    alternates,
  }
}
