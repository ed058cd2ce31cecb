import type { CalendarSort } from '../../../../src/model/calendar/calendar.ts'
import type { SearchQuery, SearchResult } from '../../port/calendar.ts'
import type { Columns } from './columns/columns.ts'
import type { CompiledFilters } from './filters/compile-filters.ts'
import type { ScannedMonth } from './filters/scan-months.ts'
import { lowestPrice, visitMatches } from './filters/visit-matches.ts'
import { createLowest } from './lowest-keys.ts'

type Page = Omit<SearchResult, 'facets'>
type PageQuery = Pick<SearchQuery, 'sort' | 'limit' | 'offset'>

/** Collects one page of the matches of all months, and the number of all matches. */
interface PageFinder {
  /** To be called with each month, in order. */
  add: (month: ScannedMonth) => void
  page: () => Page
}

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

export function createPage(filters: CompiledFilters, query: PageQuery): PageFinder {
  const { sort = 'date' } = query
  return sort === 'date' ? pageByDate(query) : pageByKey(sortKeys[sort](filters), query)
}

function pageByDate({ limit, offset }: PageQuery): PageFinder {
  const page: Page = { editionIds: [], total: 0, races: 0 }
  return {
    add: (month) => {
      const { columns, isOutside, matches, races } = month
      if (isOutside) return
      const from = Math.max(0, offset - page.total)
      const missing = limit - page.editionIds.length
      for (const edition of matches.subarray(from, from + missing))
        page.editionIds.push(columns.editionId[edition] ?? 0)
      page.total += matches.length
      page.races += races
    },
    page: () => page,
  }
}

function pageByKey(keyOf: SortKey, { limit, offset }: PageQuery): PageFinder {
  const lowest = createLowest(offset + limit)
  /** Ids of the editions of each month, and the position of its first one. */
  const months: { editionId: Int32Array; first: number }[] = []
  let total = 0
  let races = 0
  let next = 0
  const idAt = (position: number): number => {
    const month = months.findLast(({ first }) => first <= position)
    return month?.editionId[position - month.first] ?? 0
  }
  return {
    add: (month) => {
      const first = next
      visitMatches(month, (columns, edition) => {
        lowest.add(keyOf(columns, edition, month) * positions + first + edition)
      })
      if (!month.isOutside) {
        total += month.matches.length
        races += month.races
      }
      months.push({ editionId: month.columns.editionId, first })
      next += month.columns.editions
    },
    page: () => ({
      editionIds: Array.from(lowest.sorted().subarray(offset), (key) => idAt(key % positions)),
      total,
      races,
    }),
  }
}
