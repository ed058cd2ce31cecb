import type { SearchQuery } from '../../engine.ts'
import type { CalendarSort } from '../../../../src/model/calendar.ts'
import type { Columns } from './columns.ts'
import type { Criteria } from './criteria.ts'
import { visitMatches } from './matches.ts'
import type { Scanned } from './scan.ts'

export interface Found {
  editionIds: number[]
  total: number
  races: number
}

/** Places in the natural order that a key has room for: its last digits, so that ties keep that order. */
const places = 2 ** 24
/** Keys of what is not known come after all others. */
const last = 2 ** 28

/** The key of an order: whole numbers from 0, less is earlier. */
type SortKey = (columns: Columns, edition: number, price: number) => number

const known = (key: number): number =>
  Number.isNaN(key) ? last : Math.min(last - 1, Math.round(key))

/** Metres, cents, thousandths of a star and days are as fine as the orders get. */
const sortKeys: Record<Exclude<CalendarSort, 'date'>, (criteria: Criteria) => SortKey> = {
  distance: (criteria) => (columns, edition) => known(criteria.distance(columns, edition) * 1000),
  price: () => (_columns, _edition, price) => known(price * 100),
  rating: () => (columns, edition) => known((5 - (columns.rating[edition] ?? Number.NaN)) * 1000),
  added: () => (columns, edition) => known(2 ** 16 - (columns.addedDay[edition] ?? 0)),
}

/** One page of what matches, and how much there is of it. */
export function findPage(
  months: readonly Scanned[],
  criteria: Criteria,
  { sort = 'date', limit, offset }: Pick<SearchQuery, 'sort' | 'limit' | 'offset'>,
): Found {
  return sort === 'date'
    ? pageByDate(months, limit, offset)
    : pageByKey(months, sortKeys[sort](criteria), limit, offset)
}

function pageByDate(months: readonly Scanned[], limit: number, offset: number): Found {
  const found: Found = { editionIds: [], total: 0, races: 0 }
  visitMatches(months, (columns, edition, races) => {
    if (found.total >= offset && found.total < offset + limit)
      found.editionIds.push(columns.editionId[edition] ?? 0)
    found.total += 1
    found.races += races
  })
  return found
}

function pageByKey(
  months: readonly Scanned[],
  keyOf: SortKey,
  limit: number,
  offset: number,
): Found {
  const ids: number[] = []
  const keys: number[] = []
  let races = 0
  visitMatches(months, (columns, edition, matching, price) => {
    keys.push(keyOf(columns, edition, price) * places + ids.length)
    ids.push(columns.editionId[edition] ?? 0)
    races += matching
  })
  // An array of numbers sorts without calling back.
  const sorted = Float64Array.from(keys)
    .sort()
    .subarray(offset, offset + limit)
  const editionIds = Array.from(sorted, (key) => ids[key % places] ?? 0)
  return { editionIds, total: ids.length, races }
}
