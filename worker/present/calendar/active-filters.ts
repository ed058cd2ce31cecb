import { count } from '../../../src/i18n/format.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { CalendarView, PageLink } from '../../../src/model/calendar/calendar-view.ts'
import { hueOf, type Hue } from '../../../src/model/event/sports.ts'
import { dropFilter } from '../../calendar-filters/drop-filter.ts'
import { calendarFilters } from '../../calendar-filters/filter-list.ts'
import { city } from '../../calendar-filters/filters/city.ts'
import { country } from '../../calendar-filters/filters/country.ts'
import { distance } from '../../calendar-filters/filters/distance.ts'
import { month } from '../../calendar-filters/filters/month.ts'
import { region } from '../../calendar-filters/filters/region.ts'
import { sport } from '../../calendar-filters/filters/sport.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import { noCriteria, type Criteria } from '../../domain/calendar/criteria.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { calendarPath, pathFor } from '../paths/calendar-path.ts'

const hueOfCriteria = ({ sport: key, group }: Criteria): Hue | null =>
  key === null ? group : hueOf(key)

/** Chips of the filters that are set, each with a link to the list without it. */
export function activeFilters(
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
): CalendarView['active'] {
  const { locale } = reader
  return calendarFilters.flatMap((filter) => {
    const label = filter.label(query, facts, reader)
    const wider = dropFilter(query, filter)
    if (label === null || wider === null) return []
    const back = facts.dropped.find((entry) => entry.filter === filter.name)
    return [
      {
        label,
        path: pathFor(wider, locale),
        hue: filter === sport ? hueOfCriteria(query.criteria) : null,
        back: back === undefined ? null : count(back.total, locale),
      },
    ]
  })
}

/** Breadcrumbs: the criteria in the order of the path, each with a link to the calendar up to it. */
export function crumbs(query: CalendarQuery, facts: CalendarFacts, reader: Reader): PageLink[] {
  const { criteria } = query
  const steps = [
    [sport, { sport: criteria.sport, group: criteria.group }],
    [distance, { distance: criteria.distance }],
    [country, { country: criteria.country }],
    [region, { region: criteria.region }],
    [city, { city: criteria.city }],
    [month, { month: criteria.month }],
  ] as const
  let path: Criteria = noCriteria
  return steps.flatMap(([filter, part]) => {
    const label = filter.label(query, facts, reader)
    if (label === null) return []
    path = { ...path, ...part }
    return [{ label, path: calendarPath(path, reader.locale) }]
  })
}
