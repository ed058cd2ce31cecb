import type { CalendarSort } from '../../../../src/model/calendar.ts'
import type { SearchQuery, SearchResult } from '../../port/calendar.ts'
import type { Columns } from './columns/columns.ts'
import type { CompiledFilters } from './filters/compile-filters.ts'
import type { ScannedMonth } from './filters/scan-months.ts'
import { lowestPrice, visitMatches } from './filters/visit-matches.ts'

type Page = Omit<SearchResult, 'facets'>

/** Room for an edition's position by date in the last digits of a sort key, which breaks ties. */
const positions = 2 ** 24
/** Sort key of unknown values, which come last. */
const lastKey = 2 ** 28

/** Whole number from 0 to `lastKey`; the lowest comes first. */
type SortKey = (columns: Columns, edition: number, month: ScannedMonth) => number

const toKey = (value: number): number =>
  Number.isNaN(value) ? lastKey : Math.min(lastKey - 1, Math.round(value))

/** Keys distinguish metres, cents, thousandths of a star and days. */
const sortKeys: Record<Exclude<CalendarSort, 'date'>, (filters: CompiledFilters) => SortKey> = {
  distance: (filters) => (columns, edition) => toKey(filters.distance(columns, edition) * 1000),
  price: () => (_columns, edition, month) => toKey(lowestPrice(month, edition) * 100),
  rating:
    () =>
    ({ rating, ratings }, edition) =>
      toKey((5 - (ratings[rating[edition] ?? 0] ?? Number.NaN)) * 1000),
  added: () => (columns, edition) => toKey(2 ** 16 - (columns.addedDay[edition] ?? 0)),
}

/** One page of the matches, and the number of all matches. */
export function findPage(
  months: readonly ScannedMonth[],
  filters: CompiledFilters,
  { sort = 'date', limit, offset }: Pick<SearchQuery, 'sort' | 'limit' | 'offset'>,
): Page {
  return sort === 'date'
    ? pageByDate(months, limit, offset)
    : pageByKey(months, sortKeys[sort](filters), limit, offset)
}

function pageByDate(months: readonly ScannedMonth[], limit: number, offset: number): Page {
  const page: Page = { editionIds: [], total: 0, races: 0 }
  visitMatches(months, (columns, edition, races) => {
    if (page.total >= offset && page.total < offset + limit)
      page.editionIds.push(columns.editionId[edition] ?? 0)
    page.total += 1
    page.races += races
  })
  return page
}

function pageByKey(
  months: readonly ScannedMonth[],
  keyOf: SortKey,
  limit: number,
  offset: number,
): Page {
  const ids: number[] = []
  const keys: number[] = []
  let races = 0
  visitMatches(months, (columns, edition, matchingRaces, month) => {
    keys.push(keyOf(columns, edition, month) * positions + ids.length)
    ids.push(columns.editionId[edition] ?? 0)
    races += matchingRaces
  })
  // A typed array sorts numbers without calling a comparison function.
  const sorted = Float64Array.from(keys)
    .sort()
    .subarray(offset, offset + limit)
  const editionIds = Array.from(sorted, (key) => ids[key % positions] ?? 0)
  return { editionIds, total: ids.length, races }
}
