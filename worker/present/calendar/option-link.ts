import { number } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { FilterOption } from '../../../src/model/calendar/calendar-view.ts'
import { dropFilter } from '../../calendar-filters/drop-filter.ts'
import { changed, type Choice } from '../../calendar-filters/filter.ts'
import type { AnyFilter } from '../../calendar-filters/filter-list.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import { pathFor } from '../paths/calendar-path.ts'

/** An option of a filter as a link: to the list with it or, if it is in force, to the list without the filter. */
export function optionLink(
  query: CalendarQuery,
  filter: AnyFilter,
  { label, total, chosen, change }: Choice,
  locale: Locale,
): FilterOption {
  const target = chosen ? (dropFilter(query, filter) ?? query) : changed(query, change)
  return {
    label,
    n: total === null ? null : number(total, locale),
    path: total === 0 && !chosen ? null : pathFor(target, locale),
    chosen,
  }
}
