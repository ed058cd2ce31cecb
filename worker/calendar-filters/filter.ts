import type * as v from 'valibot'
import type { Locale } from '../../src/model/locales.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import type { Currency } from '../../src/model/values/currencies.ts'
import type { CalendarPageKey } from '../../src/model/calendar/page-keys.ts'
import type { Rates } from '../../src/model/values/rates.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { Criteria } from '../domain/calendar/criteria.ts'
import type { CalendarFacts } from '../domain/calendar/find-calendar.ts'
import type { FoundPlaces } from '../domain/calendar/find-places.ts'
import type { SearchFilters } from '../search/port/filters.ts'

/** Fields of a query that replace those in force; its criteria are merged with those in force. */
export type QueryChange = Partial<Omit<CalendarQuery, 'criteria'>> & {
  criteria?: Partial<Criteria>
}

/** Values of query keys; null or an absent key stands for the default, which a URL leaves out. */
export type WrittenKeys = Partial<Record<CalendarPageKey, string | number | null>>

/** Facts about a request that reading a key may depend on. */
export interface ReadContext {
  locale: Locale
  /** Currency of the reader. */
  currency: Currency
  /** Criteria of the path, whose places have not been looked up. */
  criteria: Criteria
  /** True if the criteria come from a form or are in another order than the canonical one. */
  moved: boolean
}

export interface SearchContext {
  places: FoundPlaces
  /** ISO date with which lists of what is ahead begin (Clock.firstDay). */
  firstDay: string
  rates: Rates
}

/** An option of a filter, of which a page makes a link. */
export interface Choice {
  label: string
  /** Editions that the option leaves; null if they were not counted. */
  total: number | null
  /** True if the option is in force; its link then removes the filter. */
  chosen: boolean
  change: QueryChange
}

/**
 * A filter of the calendar: everything that URL, API, search and page know about it.
 * @typeParam Keys schemas of its query keys
 * @typeParam Options its part of the filter rail
 */
export interface CalendarFilter<Keys extends v.ObjectEntries, Options> {
  /** Unique among the filters. */
  readonly name: string
  /** Schemas of its keys in the query; their descriptions are the documentation of the API. */
  readonly keys: Keys
  /** True if the form shows its keys as fields. The form carries those of other filters in hidden fields. */
  readonly hasFields?: boolean
  /** Path segments that its form fields stand for. Blank ones are ignored. */
  segments?(keys: v.InferOutput<v.ObjectSchema<Keys, undefined>>): string[]
  read?(keys: v.InferOutput<v.ObjectSchema<Keys, undefined>>, context: ReadContext): QueryChange
  write?(query: CalendarQuery): WrittenKeys
  /** Key that contradicts another one, such as an end before its beginning; null if there is none. */
  contradiction?(query: CalendarQuery): CalendarPageKey | null
  isSet(query: CalendarQuery): boolean
  /** Change that removes the filter. */
  drop(query: CalendarQuery): QueryChange
  /** Search filters of a query in which the filter is set. */
  search(query: CalendarQuery, context: SearchContext): Partial<SearchFilters>
  /** Text of the active filter, such as "Up to 60 €"; null if it is not set. */
  label(query: CalendarQuery, places: FoundPlaces, reader: Reader): string | null
  options(query: CalendarQuery, facts: CalendarFacts, reader: Reader, today: string): Options
}

/** Declare a filter with the types of its keys and options inferred. */
export function defineFilter<Keys extends v.ObjectEntries, Options>(
  filter: CalendarFilter<Keys, Options>,
): CalendarFilter<Keys, Options> {
  return filter
}

/** The query with a change applied, on its first page. */
export function changed(query: CalendarQuery, { criteria, ...change }: QueryChange): CalendarQuery {
  return { ...query, ...change, page: 1, criteria: { ...query.criteria, ...criteria } }
}
