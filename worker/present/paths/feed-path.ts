import type { Reader } from '../../../src/i18n/reader.ts'
import type { Point } from '../../../src/model/calendar/calendar.ts'
import type { UnitSystem } from '../../../src/model/values/preferences.ts'
import { wholeCalendar, type CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import { pathFor } from './calendar-path.ts'

/** URL of a page with the one reader setting that changes its feeds: the units of lengths. */
export function withUnits(page: string, unit: UnitSystem): string {
  if (unit === 'metric') return page
  return `${page}${page.includes('?') ? '&' : '?'}unitSet=${unit}`
}

/** Rounded to about ten kilometres, like the edge's guess: URLs of feeds are shared, and an exact place stays in the tab. */
const coarse = (degrees: number): number => Math.round(degrees * 10) / 10

/**
 * URL of the page whose feeds have the whole list of a calendar, by date. `near=me` becomes a point, because a calendar
 * program fetches the feed from elsewhere; null if the reader's place is unknown.
 */
export function feedPage(
  query: CalendarQuery,
  origin: Point | null,
  { locale, unit }: Pick<Reader, 'locale' | 'unit'>,
): string | null {
  const { page, sort, view } = wholeCalendar
  const list = { ...query, page, sort, view }
  if (query.near?.kind !== 'me') return withUnits(pathFor(list, locale), unit)
  if (origin === null) return null
  const point = { lat: coarse(origin.lat), lon: coarse(origin.lon) }
  return withUnits(pathFor({ ...list, near: { kind: 'point', point } }, locale), unit)
}
