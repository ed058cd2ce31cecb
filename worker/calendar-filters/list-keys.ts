import * as v from 'valibot'
import {
  calendarSorts,
  calendarViews,
  type CalendarSort,
  type CalendarViewName,
} from '../../src/model/calendar/calendar.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { WrittenKeys } from './filter.ts'
import { maybe } from './key-schemas.ts'

/** Keys of a calendar's query that filter nothing: the order, the view and the page of the list. */
export const listKeys = {
  sort: maybe(
    v.picklist(calendarSorts),
    'Order of the list, `date` by default; `distance` needs `near`.',
  ),
  view: maybe(
    v.picklist(calendarViews),
    'View of the page, `list` by default; the response has the same events in each.',
  ),
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/u),
      v.description('1 to 9999, of 100 editions each.'),
      v.transform(Number),
    ),
    '1',
  ),
}

interface ListKeys {
  sort: CalendarSort | null
  view: CalendarViewName | null
  page: number
}

export function readListKeys(
  { sort, view, page }: ListKeys,
  near: CalendarQuery['near'],
): Pick<CalendarQuery, 'sort' | 'view' | 'page'> {
  // Without a place to measure from, the order by date is no error: an order excludes nothing.
  const possible = sort === 'distance' && near === null ? null : sort
  return { sort: possible ?? 'date', view: view ?? 'list', page }
}

export const writeListKeys = ({ sort, view, page }: CalendarQuery): WrittenKeys => ({
  sort: sort === 'date' ? null : sort,
  view: view === 'list' ? null : view,
  page: page === 1 ? null : page,
})
