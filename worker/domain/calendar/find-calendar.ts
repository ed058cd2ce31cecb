import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/i18n/locales.ts'
import { distancePresets } from '../../../src/model/distance-presets.ts'
import { DomainError } from '../../../src/model/errors.ts'
import { calendarPageSize } from '../../../src/model/limits.ts'
import { addDays } from '../../../src/model/usual-date.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import type { SearchEngine, SearchFilters } from '../../search/engine.ts'
import {
  editionCards,
  editionsByIds,
  readCards,
  type CardFacts,
} from '../editions/edition-cards.ts'
import type { Criteria } from './criteria.ts'

/** What a visitor asks of the calendar; `criteria` from the path, the rest from the query. */
export interface CalendarQuery {
  criteria: Criteria
  text: string
  minKm: number | null
  maxKm: number | null
  confirmed: boolean
  /** ISO dates of a range, null for the default: from today on. */
  from: string | null
  to: string | null
  /** 1 is the first. */
  page: number
}

const cityRow = v.object({ id: v.number(), name: v.string() })
const optionRow = v.object({ kind: v.string(), key: v.string(), races: v.number() })

export interface CalendarFacts {
  city: { id: number; name: string } | null
  total: number
  races: number
  cards: CardFacts[]
  options: { kind: string; key: string; races: number }[]
  /** Races that come back when one filter is dropped; filled only when nothing matched. */
  dropped: { filter: DroppableFilter; races: number }[]
}

export const droppableFilters = [
  'sport',
  'distance',
  'city',
  'country',
  'month',
  'text',
  'range',
  'dates',
  'confirmed',
] as const
export type DroppableFilter = (typeof droppableFilters)[number]

function monthRange(month: string): { from: string; to: string } {
  if (month.length === 4) return { from: `${month}-01-01`, to: `${month}-12-31` }
  const next = month.endsWith('-12')
    ? `${Number(month.slice(0, 4)) + 1}-01`
    : `${month.slice(0, 5)}${String(Number(month.slice(5)) + 1).padStart(2, '0')}`
  return { from: `${month}-01`, to: addDays(`${next}-01`, -1) }
}

/** The first and last day a query is about; `to` is null for an open end. A month that is past shows what was. */
export function dateRangeOf(
  query: CalendarQuery,
  today: string,
): { from: string; to: string | null } {
  const { month } = query.criteria
  if (month !== null) {
    const range = monthRange(month)
    const isPast = range.to < today
    const first = isPast || range.from > today ? range.from : today
    // A month and a range of days hold both.
    const from = query.from !== null && query.from > first ? query.from : first
    const to = query.to !== null && query.to < range.to ? query.to : range.to
    return { from, to }
  }
  return { from: query.from ?? today, to: query.to }
}

function metresOf(query: CalendarQuery): {
  min: number | null
  max: number | null
  timed: boolean
} {
  const { distance } = query.criteria
  const preset = distance === null ? null : distancePresets[distance].metres
  const lows = [preset?.[0] ?? null, query.minKm === null ? null : Math.round(query.minKm * 1000)]
  const highs = [preset?.[1] ?? null, query.maxKm === null ? null : Math.round(query.maxKm * 1000)]
  const low = lows.filter((metres) => metres !== null)
  const high = highs.filter((metres) => metres !== null)
  return {
    min: low.length === 0 ? null : Math.max(...low),
    max: high.length === 0 ? null : Math.min(...high),
    timed: distance !== null && preset === null,
  }
}

export function searchFilters(
  query: CalendarQuery,
  cityId: number | null,
  today: string,
): SearchFilters {
  const { criteria } = query
  const range = dateRangeOf(query, today)
  const { min, max, timed } = metresOf(query)
  return {
    from: range.from,
    to: range.to ?? undefined,
    text: query.text === '' ? undefined : query.text,
    sport: criteria.sport ?? undefined,
    group: criteria.sport === null ? (criteria.group ?? undefined) : undefined,
    country: criteria.country ?? undefined,
    cityId: cityId ?? undefined,
    minMetres: min ?? undefined,
    maxMetres: max ?? undefined,
    timed: timed ? true : undefined,
    includeExpected: query.confirmed ? false : undefined,
  }
}

/** The query without one filter, or null where it was not set. */
export function without(query: CalendarQuery, filter: DroppableFilter): CalendarQuery | null {
  const { criteria } = query
  const dropped = (part: Partial<Criteria>): CalendarQuery => ({
    ...query,
    page: 1,
    criteria: { ...criteria, ...part },
  })
  switch (filter) {
    case 'sport':
      return criteria.sport === null && criteria.group === null
        ? null
        : dropped({ sport: null, group: null })
    case 'distance':
      return criteria.distance === null ? null : dropped({ distance: null })
    case 'city':
      return criteria.city === null ? null : dropped({ city: null })
    case 'country':
      return criteria.country === null ? null : dropped({ country: null, city: null })
    case 'month':
      return criteria.month === null ? null : dropped({ month: null })
    case 'text':
      return query.text === '' ? null : { ...query, page: 1, text: '' }
    case 'range':
      return query.minKm === null && query.maxKm === null
        ? null
        : { ...query, page: 1, minKm: null, maxKm: null }
    case 'dates':
      return query.from === null && query.to === null
        ? null
        : { ...query, page: 1, from: null, to: null }
    case 'confirmed':
      return query.confirmed ? { ...query, page: 1, confirmed: false } : null
  }
}

async function findCity(
  db: Database,
  criteria: Criteria,
  locale: Locale,
): Promise<CalendarFacts['city']> {
  if (criteria.city === null || criteria.country === null) return null
  const rows = await db.all(sql`
    SELECT id, coalesce(names ->> ${`$."${locale}"`}, name) AS name
    FROM city WHERE country = ${criteria.country} AND slug = ${criteria.city}`)
  const [found] = v.parse(v.array(cityRow), rows)
  if (found === undefined) throw new DomainError('criteria-not-found', criteria.city)
  return found
}

/**
 * One page of the calendar. Two round trips: the engine chooses editions, then one batch reads their cards and the
 * options of the filters.
 * @throws DomainError 'criteria-not-found' for a city that its country does not have
 */
export async function findCalendar(
  db: Database,
  engine: SearchEngine,
  query: CalendarQuery,
  locale: Locale,
  today: string,
): Promise<CalendarFacts> {
  const city = await findCity(db, query.criteria, locale)
  const found = await engine.search({
    filters: searchFilters(query, city?.id ?? null, today),
    limit: calendarPageSize,
    offset: (query.page - 1) * calendarPageSize,
  })
  const [cards, options] = await readBatch(db, [
    editionCards(editionsByIds(found.editionIds), locale),
    sql`SELECT kind, key, races FROM catalogue_count WHERE kind IN ('country', 'sport', 'month') ORDER BY kind, key`,
  ])
  return {
    city,
    total: found.total,
    races: found.races,
    cards: readCards(cards),
    options: v.parse(v.array(optionRow), options),
    dropped: found.total === 0 ? await countWithout(engine, query, city?.id ?? null, today) : [],
  }
}

async function countWithout(
  engine: SearchEngine,
  query: CalendarQuery,
  cityId: number | null,
  today: string,
): Promise<CalendarFacts['dropped']> {
  const tries = droppableFilters.map(async (filter) => {
    const wider = without(query, filter)
    if (wider === null) return null
    const filters = searchFilters(wider, wider.criteria.city === null ? null : cityId, today)
    const { races } = await engine.search({ filters, limit: 1, offset: 0 })
    return { filter, races }
  })
  const answers = await Promise.all(tries)
  return answers.filter((answer) => answer !== null)
}
