import { count, dayRange, monthAndYear, number } from '../../src/i18n/format.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import { calendarPageSize } from '../../src/model/limits.ts'
import { hueOf, type Hue } from '../../src/model/sports.ts'
import { addDays, mondayOf } from '../../src/model/usual-date.ts'
import type { Alternates, CalendarView } from '../../src/model/views.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import { without, type DroppableFilter } from '../domain/calendar/droppable-filters.ts'
import type { CalendarFacts } from '../domain/calendar/find-calendar.ts'
import { noCriteria } from '../domain/calendar/criteria.ts'
import { countryName } from '../domain/places/country-names.ts'
import { filters } from './calendar-filters.ts'
import { filterLabel, pathFor, timeLabel } from './calendar-labels.ts'
import { calendarPath } from './calendar-path.ts'
import { editionCard } from './edition-card.ts'
import { presetLabel } from './phrases.ts'

function active(
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
): CalendarView['active'] {
  const { locale } = reader
  const order: DroppableFilter[] = [
    'sport',
    'distance',
    'country',
    'city',
    'month',
    'dates',
    'range',
    'text',
    'confirmed',
  ]
  return order.flatMap((filter) => {
    const label = filterLabel(filter, query, facts, reader)
    const wider = without(query, filter)
    if (label === null || wider === null) return []
    const back = facts.dropped.find((entry) => entry.filter === filter)
    return [
      {
        label,
        path: pathFor(wider, locale),
        hue: filter === 'sport' ? hueOfQuery(query) : null,
        back: back === undefined ? null : count(back.races, locale),
      },
    ]
  })
}

function hueOfQuery(query: CalendarQuery): Hue | null {
  const { sport, group } = query.criteria
  if (sport !== null) return hueOf(sport)
  return group
}

function weeks(facts: CalendarFacts, reader: Reader, today: string): CalendarView['weeks'] {
  const { locale } = reader
  const byMonday = new Map<string, typeof facts.cards>()
  for (const card of facts.cards) {
    const monday = mondayOf(card.date < today && card.endDate >= today ? today : card.date)
    const before = byMonday.get(monday)
    if (before === undefined) byMonday.set(monday, [card])
    else before.push(card)
  }
  return [...byMonday].map(([monday, cards]) => ({
    monday,
    label: dayRange(monday, addDays(monday, 6), locale),
    events: count(cards.length, locale),
    cards: cards.map((card) => editionCard(card, reader, today)),
  }))
}

function neighbourMonths(query: CalendarQuery, locale: Locale): CalendarView['months'] {
  const { month } = query.criteria
  if (month === null || month.length === 4) return { previous: null, next: null }
  const step = (by: number) => {
    const date = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by, 1))
    const to = date.toISOString().slice(0, 7)
    const path = pathFor({ ...query, page: 1, criteria: { ...query.criteria, month: to } }, locale)
    return { label: monthAndYear(to, locale), path }
  }
  return { previous: step(-1), next: step(1) }
}

function crumbs(
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
): CalendarView['crumbs'] {
  const { criteria } = query
  const order: DroppableFilter[] = ['sport', 'distance', 'country', 'city', 'month']
  let path = noCriteria
  return order.flatMap((filter) => {
    const label = filterLabel(filter, query, facts, reader)
    if (label === null) return []
    if (filter === 'sport') path = { ...path, sport: criteria.sport, group: criteria.group }
    if (filter === 'distance') path = { ...path, distance: criteria.distance }
    if (filter === 'country') path = { ...path, country: criteria.country }
    if (filter === 'city') path = { ...path, city: criteria.city }
    if (filter === 'month') path = { ...path, month: criteria.month }
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
    criteria.city,
    criteria.month,
  ]
  const set = named.filter((part) => part !== null).length
  const keyless =
    query.text === '' &&
    query.minKm === null &&
    query.maxKm === null &&
    !query.confirmed &&
    query.from === null &&
    query.to === null
  return keyless && set <= 2
}

export function presentCalendar(
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
  today: string,
): CalendarView {
  const { locale } = reader
  const { criteria } = query
  const lastPage = Math.max(1, Math.ceil(facts.total / calendarPageSize))
  const alternates: Alternates = Object.fromEntries(
    locales.map((each) => [each, pathFor(query, each)]),
  )
  const pageAt = (page: number) => pathFor({ ...query, page }, locale)
  return {
    heading: {
      sport: criteria.sport,
      group: criteria.group,
      distance: criteria.distance === null ? null : presetLabel(criteria.distance, locale),
      place:
        facts.city?.name ??
        (criteria.country === null ? null : countryName(criteria.country, locale)),
      time: timeLabel(query, locale),
    },
    crumbs: crumbs(query, facts, reader),
    events: count(facts.total, locale),
    races: count(facts.races, locale),
    weeks: weeks(facts, reader, today),
    filters: filters(query, facts, reader, today),
    active: active(query, facts, reader),
    clearPath: calendarPath(noCriteria, locale),
    months: neighbourMonths(query, locale),
    page: {
      number: number(query.page, locale),
      last: number(lastPage, locale),
      previous: query.page > 1 ? pageAt(query.page - 1) : null,
      next: query.page < lastPage ? pageAt(query.page + 1) : null,
    },
    indexable: indexable(query) && query.page === 1 && facts.total > 0,
    alternates,
  }
}
