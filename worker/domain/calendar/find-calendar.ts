import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { calendarPageSize } from '../../../src/model/values/limits.ts'
import { readBatch } from '../../db/read-batch.ts'
import type { Facets, OptionCounts } from '../../search/port/facets.ts'
import {
  editionCards,
  editionsByIds,
  readCards,
  type CardFacts,
} from '../catalogue/cards/edition-cards.ts'
import { editionBars, readBars, type BarFacts } from '../catalogue/cards/edition-bars.ts'
import { cityName } from '../catalogue/names/city-name.ts'
import type { CalendarContext } from './calendar-context.ts'
import type { CalendarQuery } from './calendar-query.ts'
import type { RegionWords } from './criteria.ts'
import { isUnlocated, textsByLocale, type FoundPlaces } from './find-places.ts'
import { findMonthDays, type MonthDays } from './month-days.ts'
import { countWithoutOne, nearestEditions, type Dropped } from './nothing-found.ts'
import { pastMonths } from './past-months.ts'
import type { SearchPlan } from './search-plan.ts'
import { weekendsFrom, type Weekends } from './weekends.ts'

export interface CalendarFacts extends FoundPlaces {
  /** True for `near=me` if the reader's place is unknown: the list is empty, and the counts are of all places. */
  unlocated: boolean
  total: number
  races: number
  cards: CardFacts[]
  facets: Facets
  /** The weekends that are counted in its `range`. */
  weekends: Weekends
  /** Cities of the country in force with the most editions. */
  cities: { slug: string; name: string; total: number }[]
  /** Regions of the country in force with the most editions; `slug` is the word of the reader's language. */
  regions: { slug: string; words: RegionWords; name: string; total: number }[]
  /** Counts without one filter each; filled only if nothing matches. */
  dropped: Dropped[]
  /** Editions that nearly match (`nearestEditions`); filled only if nothing matches. */
  nearest: CardFacts[]
  /** The month of the grid with its bars; null in the other views. */
  grid: (MonthDays & { bars: BarFacts[] }) | null
}

/** Cities and regions offered of a country. */
const citiesShown = 12
const regionsShown = 30

const cityOption = v.object({ slug: v.string(), name: v.string(), total: v.number() })
const regionOption = v.object({ ...cityOption.entries, words: textsByLocale })

/**
 * Find one page of the calendar and count every option. The engine selects the editions, and one batch reads the cards.
 * @param places of the query, looked up by `findPlaces`
 * @throws DomainError 'not-found' for a page after the last
 */
export async function findCalendar(
  context: CalendarContext,
  query: CalendarQuery,
  places: FoundPlaces,
  plan: SearchPlan,
): Promise<CalendarFacts> {
  const { db, engine, locale, today, firstDay } = context
  const weekends = weekendsFrom(today, firstDay)
  const unlocated = isUnlocated(query, places)
  const { filters } = plan
  const offset = (query.page - 1) * calendarPageSize
  const found = await engine.search({
    filters,
    today,
    sort: query.sort,
    limit: query.view === 'month' ? 0 : calendarPageSize,
    offset,
    facets: true,
    ranges: new Map([...weekends, ...pastMonths(query, firstDay)]),
  })
  if (offset > 0 && offset >= found.total) throw new DomainError('not-found', 'page')
  const { facets } = found
  if (facets === null)
    throw new Error('The search engine returned no facets: return them if `facets` is true.')
  const isEmpty = found.total === 0 && !unlocated
  const dropped = isEmpty ? await countWithoutOne(context, plan) : []
  const near = isEmpty ? await nearestEditions(context, plan, places, dropped) : []
  const grid = query.view === 'month' ? await findMonthDays(context, query, filters, facets) : null
  const gridIds = [...new Set(grid?.days.flatMap((day) => day.editionIds) ?? [])]
  const [cards, nearest, bars, cities, regions] = await readBatch(db, [
    editionCards(editionsByIds(unlocated ? [] : found.editionIds), locale),
    editionCards(editionsByIds(near), locale),
    editionBars(editionsByIds(gridIds)),
    cityOptions(facets, locale),
    regionOptions(facets, query.criteria.country, locale),
  ])
  return {
    ...places,
    unlocated,
    total: unlocated ? 0 : found.total,
    races: unlocated ? 0 : found.races,
    cards: readCards(cards, locale),
    facets,
    weekends,
    cities: v.parse(v.array(cityOption), cities),
    regions: v.parse(v.array(regionOption), regions),
    dropped,
    nearest: readCards(nearest, locale),
    grid: grid === null ? null : { ...grid, bars: readBars(bars, locale) },
  }
}

/** The options with the highest counts as JSON: [key, count], the highest first. */
function highestCounts<Key>(counts: OptionCounts<Key>, limit: number): string {
  return JSON.stringify([...counts].toSorted(([, a], [, b]) => b - a).slice(0, limit))
}

function cityOptions(facets: Facets, locale: Locale) {
  return sql`SELECT c.slug, ${cityName(locale)} AS name, o.value ->> 1 AS total
    FROM json_each(${highestCounts(facets.city, citiesShown)}) o JOIN city c ON c.id = o.value ->> 0
    ORDER BY o.key`
}

function regionOptions(facets: Facets, country: string | null, locale: Locale) {
  const localePath = `$."${locale}"`
  return sql`SELECT coalesce(r.slugs ->> ${localePath}, r.slugs ->> '$.en') AS slug, r.slugs AS words,
      coalesce(r.names ->> ${localePath}, r.name) AS name, o.value ->> 1 AS total
    FROM json_each(${highestCounts(facets.region, regionsShown)}) o
    JOIN region r ON r.country = ${country} AND r.name = o.value ->> 0 ORDER BY o.key`
}
