import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Point } from '../../../src/model/calendar.ts'
import { calendarPageSize } from '../../../src/model/limits.ts'
import type { Rates } from '../../../src/model/rates.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import type { Facets, SearchEngine, SearchFilters } from '../../search/engine.ts'
import {
  editionCards,
  editionsByIds,
  readCards,
  type CardFacts,
} from '../editions/edition-cards.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { droppableFilters, without, type DroppableFilter } from './droppable-filters.ts'
import { findPlaces, type FoundPlaces } from './find-places.ts'
import { searchFilters } from './search-filters.ts'
import { weekendsFrom } from './weekends.ts'

/** For whom and when a calendar is found. */
export interface CalendarContext {
  db: Database
  engine: SearchEngine
  locale: Locale
  /** ISO date. */
  today: string
  rates: Rates
  /** Where the reader is, as far as it is known; used only where the query asks for what is near. */
  here: Point | null
}

export interface CalendarFacts extends FoundPlaces {
  /** The list is to be near the reader, and nobody knows where that is: it has nothing, and the counts are of everywhere. */
  unlocated: boolean
  total: number
  races: number
  cards: CardFacts[]
  facets: Facets
  /** Cities of the country in force with the most editions. */
  cities: { slug: string; name: string; total: number }[]
  /** What comes back when one filter is dropped; filled only when nothing matched. */
  dropped: { filter: DroppableFilter; total: number; races: number }[]
  /** The first of the list without the filter whose removal brings back least: what comes nearest. Only when nothing matched. */
  nearest: CardFacts[]
}

/** Cards shown where nothing matched, and cities offered of a country. */
const nearestShown = 6
const citiesShown = 12
/** Kilometres: no two places are farther apart. */
const halfTheWorld = 20_038

const cityOption = v.object({ slug: v.string(), name: v.string(), total: v.number() })

/**
 * One page of the calendar with the counts of every option. The names of the query are looked up, the engine chooses,
 * and one batch reads the cards.
 * @throws DomainError 'criteria-not-found' for a place that does not exist
 */
export async function findCalendar(
  context: CalendarContext,
  query: CalendarQuery,
): Promise<CalendarFacts> {
  const { db, engine, locale, today } = context
  const places = await findPlaces(context, query)
  const unlocated = query.near !== null && places.origin === null
  const found = await engine.search({
    filters: filtersOf(context, query, places),
    today,
    sort: query.sort,
    limit: calendarPageSize,
    offset: (query.page - 1) * calendarPageSize,
    facets: true,
    ranges: weekendsFrom(today),
  })
  const { facets } = found
  if (facets === null) throw new Error('The engine did not count the options it was asked for.')
  const isEmpty = found.total === 0 && !unlocated
  const dropped = isEmpty ? await countWithout(context, query, places) : []
  const near = isEmpty ? await nearestOf(context, query, places, dropped) : []
  const [cards, nearest, cities] = await readBatch(db, [
    editionCards(editionsByIds(unlocated ? [] : found.editionIds), locale),
    editionCards(editionsByIds(near), locale),
    cityOptions(facets, locale),
  ])
  return {
    ...places,
    unlocated,
    total: unlocated ? 0 : found.total,
    races: unlocated ? 0 : found.races,
    cards: readCards(cards),
    facets,
    cities: v.parse(v.array(cityOption), cities),
    dropped,
    nearest: readCards(nearest),
  }
}

/** What search is asked for a query whose places have been looked up. */
export function filtersOf(
  { today, rates }: Pick<CalendarContext, 'today' | 'rates'>,
  query: CalendarQuery,
  places: FoundPlaces,
): SearchFilters {
  const { city, region, organiser, origin } = places
  const known = {
    cityId: query.criteria.city === null ? null : (city?.id ?? null),
    region: query.criteria.region === null ? null : (region?.name ?? null),
    organiserId: query.organiser === null ? null : (organiser?.id ?? null),
    origin,
  }
  return searchFilters(query, known, today, rates)
}

async function countWithout(
  context: CalendarContext,
  query: CalendarQuery,
  places: FoundPlaces,
): Promise<CalendarFacts['dropped']> {
  const tries = droppableFilters.map(async (filter) => {
    const wider = without(query, filter)
    if (wider === null) return null
    const { total, races } = await context.engine.search({
      filters: filtersOf(context, wider, places),
      today: context.today,
      limit: 1,
      offset: 0,
    })
    return { filter, total, races }
  })
  const answers = await Promise.all(tries)
  return answers.filter((answer) => answer !== null)
}

async function nearestOf(
  context: CalendarContext,
  query: CalendarQuery,
  places: FoundPlaces,
  dropped: CalendarFacts['dropped'],
): Promise<number[]> {
  const least = dropped.filter((each) => each.total > 0).toSorted((a, b) => a.total - b.total)[0]
  const wider = least === undefined ? null : without(query, least.filter)
  if (wider === null) return []
  const filters = filtersOf(context, wider, places)
  const centre = places.origin ?? places.city
  // Where a place was asked for, what lies nearest to it comes first, however far that is.
  const found = await context.engine.search({
    filters: centre === null ? filters : { ...filters, near: { point: centre, km: halfTheWorld } },
    today: context.today,
    sort: centre === null ? 'date' : 'distance',
    limit: nearestShown,
    offset: 0,
  })
  return found.editionIds
}

function cityOptions(facets: Facets, locale: Locale) {
  const most = [...facets.city].toSorted(([, a], [, b]) => b - a).slice(0, citiesShown)
  return sql`SELECT c.slug, coalesce(c.names ->> ${`$."${locale}"`}, c.name) AS name, o.value ->> 1 AS total
    FROM json_each(${JSON.stringify(most)}) o JOIN city c ON c.id = o.value ->> 0`
}
