import { filtersOf, type CalendarContext } from './calendar-context.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { droppableFilters, without, type DroppableFilter } from './droppable-filters.ts'
import type { FoundPlaces } from './find-places.ts'

/** What can be done where nothing matched. */

/** What comes back when one filter is dropped. */
export interface Dropped {
  filter: DroppableFilter
  total: number
  races: number
}

/** Editions shown instead. */
const nearestShown = 6
/** Kilometres: no two places are farther apart. */
const halfTheWorld = 20_038

/** What each filter's removal brings back, counted one by one. */
export async function countWithout(
  context: CalendarContext,
  query: CalendarQuery,
  places: FoundPlaces,
): Promise<Dropped[]> {
  const tries = droppableFilters.map(async (filter) => {
    const wider = without(query, filter)
    if (wider === null) return null
    const { total, races } = await context.engine.search({
      filters: filtersOf(context, wider, places),
      today: context.today,
      limit: 0,
      offset: 0,
    })
    return { filter, total, races }
  })
  const answers = await Promise.all(tries)
  return answers.filter((answer) => answer !== null)
}

/**
 * Ids of what comes nearest: of the list without the filter whose removal brings back least; where none alone brings
 * anything back, of the list that is left when filters go one after another, the sport last.
 */
export async function nearestOf(
  context: CalendarContext,
  query: CalendarQuery,
  places: FoundPlaces,
  dropped: readonly Dropped[],
): Promise<number[]> {
  const least = dropped.filter((each) => each.total > 0).toSorted((a, b) => a.total - b.total)[0]
  if (least !== undefined) {
    const wider = without(query, least.filter)
    return wider === null ? [] : await firstOf(context, wider, places)
  }
  let wider = query
  for (const filter of droppableFilters.toReversed()) {
    const next = without(wider, filter)
    if (next === null) continue
    wider = next
    const found = await firstOf(context, wider, places)
    if (found.length > 0) return found
  }
  return []
}

async function firstOf(
  context: CalendarContext,
  query: CalendarQuery,
  places: FoundPlaces,
): Promise<number[]> {
  const filters = filtersOf(context, query, places)
  const centre = places.origin ?? places.city
  // Where a place was asked for, what lies nearest to it comes first, however far that is.
  const { editionIds } = await context.engine.search({
    filters: centre === null ? filters : { ...filters, near: { point: centre, km: halfTheWorld } },
    today: context.today,
    sort: centre === null ? 'date' : 'distance',
    limit: nearestShown,
    offset: 0,
  })
  return editionIds
}
