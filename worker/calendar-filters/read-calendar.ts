import type { Locale } from '../../src/model/locales.ts'
import type { Currency } from '../../src/model/values/currencies.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { wholeCalendar, type CalendarQuery } from '../domain/calendar/calendar-query.ts'
import { criteriaOfText } from '../domain/calendar/criteria-of-text.ts'
import { noCriteria, parseCriteria, type Criteria } from '../domain/calendar/criteria.ts'
import { findPlaces, type PlaceContext, type FoundPlaces } from '../domain/calendar/find-places.ts'
import { calendarFilters, type FilterKeys } from './filter-list.ts'
import { readListKeys } from './list-keys.ts'

/** Validated keys of a calendar's URL or form, with the path in `criteria` and the reader's language and currency. */
export type CalendarKeys = FilterKeys & { criteria: string; locale: Locale; currency: Currency }

interface ReadQuery {
  query: CalendarQuery
  /** True if the criteria have another, canonical path, or came from a form, whose fields are no part of a URL. */
  moved: boolean
}

/** Segments that the fields of a form stand for, in the order of the path. */
function formSegments(keys: CalendarKeys): string[] {
  // Dates that the visitor filled in replace the month with which the form was served.
  const given = keys.from === null && keys.to === null ? keys : { ...keys, month: '' }
  return calendarFilters
    .flatMap((filter) => filter.segments?.(given) ?? [])
    .filter((word) => word !== '')
}

function readCriteria(keys: CalendarKeys): { criteria: Criteria; moved: boolean } {
  const segments = keys.criteria.split('/').filter((segment) => segment !== '')
  const ofForm = formSegments(keys)
  const parsed = parseCriteria([...segments, ...ofForm], keys.locale)
  if (!parsed.ok) throw new DomainError('criteria-not-found', parsed.word)
  return { criteria: parsed.criteria, moved: ofForm.length > 0 || !parsed.ordered }
}

/**
 * Read the query of a URL or form and look up its places.
 * @throws DomainError 'criteria-not-found' with the path's word that is unknown or not in its country,
 *   'invalid-query' for an unknown organiser
 */
export async function readCalendar(
  keys: CalendarKeys,
  context: PlaceContext & { today: string },
): Promise<ReadQuery & { places: FoundPlaces }> {
  const read = readKeys(keys, context.today)
  const places = await findPlaces(context, read.query)
  const { criteria, ordered } = places
  return { query: { ...read.query, criteria }, places, moved: read.moved || !ordered }
}

/**
 * Read the query of a URL or form; places are still words. A text that consists of criteria, as in "trail 50k france july",
 * is read as these, if the path has none.
 * @param today ISO date
 * @throws DomainError 'criteria-not-found' with the unknown word of the path
 */
export function readKeys(keys: CalendarKeys, today: string): ReadQuery {
  const { locale, currency } = keys
  const read = readCriteria(keys)
  const meant = read.criteria === noCriteria ? criteriaOfText(keys.text, locale, today) : null
  const { criteria, moved } = meant === null ? read : { criteria: meant, moved: true }
  const context = { locale, currency, criteria, moved }
  const given = meant === null ? keys : { ...keys, text: '' }
  const filtered = calendarFilters.reduce<CalendarQuery>(
    (query, filter) => ({ ...query, ...filter.read?.(given, context), criteria }),
    wholeCalendar,
  )
  return { query: { ...filtered, ...readListKeys(given, filtered.near) }, moved }
}

/** @throws DomainError 'invalid-query' for bounds that exclude each other, and for a city's surroundings without a city */
export function checkCalendar(query: CalendarQuery): void {
  for (const filter of calendarFilters) {
    const key = filter.contradiction?.(query) ?? null
    if (key !== null) throw new DomainError('invalid-query', key)
  }
}
