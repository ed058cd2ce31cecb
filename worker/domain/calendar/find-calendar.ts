import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/i18n/locales.ts'
import { DomainError } from '../../../src/model/errors.ts'
import { calendarPageSize } from '../../../src/model/limits.ts'
import { readBatch } from '../../db/read-batch.ts'
import type { Facets, OptionCounts } from '../../search/engine.ts'
import {
  editionCards,
  editionsByIds,
  readCards,
  type CardFacts,
} from '../catalogue/editions/edition-cards.ts'
import { filtersOf, type CalendarContext } from './calendar-context.ts'
import type { CalendarQuery } from './calendar-query.ts'
import type { RegionWords } from './criteria.ts'
import { findPlaces, textsByLocale, type FoundPlaces } from './find-places.ts'
import { findMonthDays, type MonthDays } from './month-days.ts'
import { countWithout, nearestOf, type Dropped } from './nothing-found.ts'
import { pastMonths } from './past-months.ts'
import { weekendsFrom } from './weekends.ts'

export interface CalendarFacts extends FoundPlaces {
  /** The list is to be near the reader, and nobody knows where that is: it has nothing, and the counts are of everywhere. */
  unlocated: boolean
  total: number
  races: number
  cards: CardFacts[]
  facets: Facets
  /** Cities of the country in force with the most editions. */
  cities: { slug: string; name: string; total: number }[]
  /** Regions of the country in force with the most editions; `slug` is the word of the reader's language. */
  regions: { slug: string; words: RegionWords; name: string; total: number }[]
  /** What comes back when one filter is dropped; filled only when nothing matched. */
  dropped: Dropped[]
  /** The first of the list without the filter whose removal brings back least: what comes nearest. Only when nothing matched. */
  nearest: CardFacts[]
  /** The month of the grid with the cards it names, in that view alone. */
  grid: (MonthDays & { cards: CardFacts[] }) | null
}

/** Cards shown where nothing matched, and cities and regions offered of a country. */
const citiesShown = 12
const regionsShown = 30

const cityOption = v.object({ slug: v.string(), name: v.string(), total: v.number() })
const regionOption = v.object({ ...cityOption.entries, words: textsByLocale })

/**
 * One page of the calendar with the counts of every option. The names of the query are looked up, the engine chooses,
 * and one batch reads the cards.
 * @param told what `findPlaces` told of the query, where that is known already
 * @throws DomainError 'criteria-not-found' for a place that does not exist, 'not-found' for a page behind the last
 */
export async function findCalendar(
  context: CalendarContext,
  asked: CalendarQuery,
  told?: FoundPlaces,
): Promise<CalendarFacts> {
  const { db, engine, locale, today } = context
  const places = told ?? (await findPlaces(context, asked))
  const query = { ...asked, criteria: places.criteria }
  const unlocated = query.near !== null && places.origin === null
  const filters = filtersOf(context, query, places)
  const offset = (query.page - 1) * calendarPageSize
  const found = await engine.search({
    filters,
    today,
    sort: query.sort,
    limit: query.view === 'month' ? 0 : calendarPageSize,
    offset,
    facets: true,
    ranges: new Map([...weekendsFrom(today), ...pastMonths(query, today)]),
  })
  if (offset > 0 && offset >= found.total) throw new DomainError('not-found', 'page')
  const { facets } = found
  if (facets === null) throw new Error('The engine did not count the options it was asked for.')
  const isEmpty = found.total === 0 && !unlocated
  const dropped = isEmpty ? await countWithout(context, query, places) : []
  const near = isEmpty ? await nearestOf(context, query, places, dropped) : []
  const grid =
    query.view === 'month' ? await findMonthDays(engine, query, filters, facets, today) : null
  const gridIds = [...new Set(grid?.days.flatMap((day) => day.editionIds) ?? [])]
  const [cards, nearest, gridCards, cities, regions] = await readBatch(db, [
    editionCards(editionsByIds(unlocated ? [] : found.editionIds), locale),
    editionCards(editionsByIds(near), locale),
    editionCards(editionsByIds(gridIds), locale),
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
    cities: v.parse(v.array(cityOption), cities),
    regions: v.parse(v.array(regionOption), regions),
    dropped,
    nearest: readCards(nearest, locale),
    grid: grid === null ? null : { ...grid, cards: readCards(gridCards, locale) },
  }
}

/** The options that leave most, as JSON for a statement. */
function most<Key>(counts: OptionCounts<Key>, shown: number): string {
  return JSON.stringify([...counts].toSorted(([, a], [, b]) => b - a).slice(0, shown))
}

function cityOptions(facets: Facets, locale: Locale) {
  return sql`SELECT c.slug, coalesce(c.names ->> ${`$."${locale}"`}, c.name) AS name, o.value ->> 1 AS total
    FROM json_each(${most(facets.city, citiesShown)}) o JOIN city c ON c.id = o.value ->> 0
    ORDER BY o.key`
}

function regionOptions(facets: Facets, country: string | null, locale: Locale) {
  const own = `$."${locale}"`
  return sql`SELECT coalesce(r.slugs ->> ${own}, r.slugs ->> '$.en') AS slug, r.slugs AS words,
      coalesce(r.names ->> ${own}, r.name) AS name, o.value ->> 1 AS total
    FROM json_each(${most(facets.region, regionsShown)}) o
    JOIN region r ON r.country = ${country} AND r.name = o.value ->> 0 ORDER BY o.key`
}
