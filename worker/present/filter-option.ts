import { number } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { FilterOption } from '../../src/model/calendar-view.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { Criteria } from '../domain/calendar/criteria.ts'
import { without, type DroppableFilter } from '../domain/calendar/droppable-filters.ts'
import { pathFor } from './calendar-path.ts'

/** What an option sets, beside what it replaces. */
interface Change {
  label: string
  /** Editions it leaves; null where nobody has counted. */
  total: number | null
  chosen: boolean
  keys?: Partial<Omit<CalendarQuery, 'criteria'>>
  criteria?: Partial<Criteria>
}

/** An option of a filter as a link: to the list with it or, where it is in force, to the list without the filter. */
export function filterOption(
  query: CalendarQuery,
  filter: DroppableFilter,
  locale: Locale,
  { label, total, chosen, keys = {}, criteria = {} }: Change,
): FilterOption {
  const wanted = chosen
    ? (without(query, filter) ?? query)
    : { ...query, ...keys, page: 1, criteria: { ...query.criteria, ...criteria } }
  return {
    label,
    n: total === null ? null : number(total, locale),
    path: total === 0 && !chosen ? null : pathFor(wanted, locale),
    chosen,
  }
}
