import { calendarHeading } from '../texts/calendar-heading.ts'
import { count, number } from '../../../src/i18n/format.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { CalendarView } from '../../../src/model/calendar/calendar-view.ts'
import type { CalendarViewName } from '../../../src/model/calendar/calendar.ts'
import { calendarPageSize } from '../../../src/model/values/limits.ts'
import type { Alternates } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import { writeKeys } from '../../calendar-filters/write-keys.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import { noCriteria } from '../../domain/calendar/criteria.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { activeFilters, crumbs } from './active-filters.ts'
import { headingWords } from './calendar-heading.ts'
import { calendarLists, listedCard } from './calendar-lists.ts'
import { calendarPath, pathFor } from '../paths/calendar-path.ts'
import { calendarRail } from './calendar-rail.ts'
import { calendarSorts } from './calendar-sorts.ts'
import { feedPage } from '../paths/feed-path.ts'
import { gridPath, monthGrid } from './month-grid.ts'
import { describeCalendar } from '../texts/page-descriptions.ts'
import { neighbourMonths, pastMonth } from './other-months.ts'

/** A note on the place from which `near=me` measures distances: a rough one, or none. */
const nearNote = (isUnknown: boolean, locale: Locale): string =>
  isUnknown ? m.near_unknown({}, { locale }) : m.near_roughly({}, { locale })

/** Search engines may list the whole calendar and those of one or two criteria; narrower ones are thin pages. */
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
  return named.filter((part) => part !== null).length <= 2 && writeKeys(query).length === 0
}

export function presentCalendar(
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
  today: string,
): Omit<CalendarView, 'picture'> {
  const { locale } = reader
  const words = headingWords(query, facts, locale)
  const lastPage = Math.max(1, Math.ceil(facts.total / calendarPageSize))
  const alternates: Alternates = Object.fromEntries(
    locales.map((each) => [each, pathFor(query, each)]),
  )
  const pageAt = (page: number) => pathFor({ ...query, page }, locale)
  const inView = (view: CalendarViewName) => pathFor({ ...query, view, page: 1 }, locale)
  const heading = calendarHeading(words, { locale })
  const events = count(facts.total, locale)
  const races = count(facts.races, locale)
  return {
    heading,
    oneSport: words.sport !== null,
    dated: words.time !== null,
    crumbs: crumbs(query, facts, reader),
    events,
    races,
    lists: calendarLists(facts.cards, { sort: query.sort, origin: facts.origin }, reader, today),
    rail: calendarRail(query, facts, reader, today),
    active: activeFilters(query, facts, reader),
    clearPath: calendarPath(noCriteria, locale),
    feed: feedPage(query, facts.origin, reader),
    path: pathFor(query, locale),
    sort: query.sort,
    sorts: calendarSorts(query, facts, locale),
    view: query.view,
    grid: monthGrid(query, facts, reader, today),
    viewPaths: {
      list: inView('list'),
      month: gridPath(query, facts, locale, today),
      map: inView('map'),
    },
    nearNote: query.near?.kind === 'me' ? nearNote(facts.unlocated, locale) : null,
    unlocated: facts.unlocated,
    nearest: facts.nearest.map((card) => listedCard(card, reader, facts.origin ?? facts.city)),
    past: pastMonth(query, today, locale),
    months: neighbourMonths(query, locale),
    page: {
      number: number(query.page, locale),
      last: number(lastPage, locale),
      previous: query.page > 1 ? pageAt(query.page - 1) : null,
      next: query.page < lastPage ? pageAt(query.page + 1) : null,
    },
    indexable: indexable(query) && facts.total > 0,
    description: describeCalendar(heading, { events, races }, locale),
    alternates,
  }
}
