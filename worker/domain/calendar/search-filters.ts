import type { Point } from '../../../src/model/calendar.ts'
import { convert, type Rates } from '../../../src/model/rates.ts'
import { addDays, addMonths } from '../../../src/model/usual-date.ts'
import type { SearchFilters } from '../../search/engine.ts'
import type { CalendarQuery } from './calendar-query.ts'

/** What the names of a query stand for, as the catalogue knows them; null where the query has no such filter. */
export interface KnownPlaces {
  cityId: number | null
  /** English name. */
  region: string | null
  organiserId: number | null
  /** Where distances are measured from. */
  origin: Point | null
}

interface Days {
  from: string
  to: string
}

export function monthRange(month: string): Days {
  if (month.length === 4) return { from: `${month}-01-01`, to: `${month}-12-31` }
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
}

/** The days of a month or year that are asked for: of the one under way those to come, of a past one all. */
function monthAhead(month: string, today: string): Days {
  const range = monthRange(month)
  const isPast = range.to < today
  return { from: isPast || range.from > today ? range.from : today, to: range.to }
}

const metres = (km: number | null): number | undefined =>
  km === null ? undefined : Math.round(km * 1000)

/** What search is asked for a query. */
export function searchFilters(
  query: CalendarQuery,
  places: KnownPlaces,
  today: string,
  rates: Rates,
): SearchFilters {
  const { criteria, maxPrice, near } = query
  const month = criteria.month === null ? undefined : monthAhead(criteria.month, today)
  // A range of days says itself where it begins; a month beside it holds, too.
  const isRange = query.from !== null || query.to !== null
  const origin = near === null ? null : places.origin
  return {
    from: isRange || month === undefined ? (query.from ?? today) : month.from,
    to: isRange || month === undefined ? (query.to ?? undefined) : month.to,
    also: isRange ? month : undefined,
    text: query.text === '' ? undefined : query.text,
    sport: criteria.sport ?? undefined,
    group: criteria.sport === null ? (criteria.group ?? undefined) : undefined,
    preset: criteria.distance ?? undefined,
    country: criteria.country ?? undefined,
    region: places.region ?? undefined,
    cityId: near?.kind === 'city' ? undefined : (places.cityId ?? undefined),
    minMetres: metres(query.minKm),
    maxMetres: metres(query.maxKm),
    minGain: query.minGain ?? undefined,
    maxGain: query.maxGain ?? undefined,
    minEffort: query.minEffort ?? undefined,
    maxEffort: query.maxEffort ?? undefined,
    maxPriceEur:
      maxPrice === null
        ? undefined
        : (convert(maxPrice.amount, maxPrice.currency, 'EUR', rates) ?? undefined),
    registration: query.registration ?? undefined,
    format: query.format ?? undefined,
    team: query.team ?? undefined,
    minRating: query.minRating ?? undefined,
    language: query.language ?? undefined,
    organiserId: places.organiserId ?? undefined,
    near: origin === null ? undefined : { point: origin, km: query.radiusKm },
    box: query.box ?? undefined,
    includeExpected: query.confirmed ? false : undefined,
  }
}
