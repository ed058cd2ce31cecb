import type { SearchFilters } from '../../search/port/filters.ts'
import type { CalendarContext } from './calendar-context.ts'
import type { FoundPlaces } from './find-places.ts'
import type { SearchPlan } from './search-plan.ts'

/** Suggestions for a list that is empty. */

/** Editions and races that match if one filter is dropped. */
export interface Dropped {
  /** Name of the filter. */
  filter: string
  total: number
  races: number
}

/** Editions shown in place of the empty list. */
const nearestShown = 6
/** Kilometres: no two places are farther apart. */
const halfTheWorld = 20_038

/** Count, filter by filter, the editions that match without it. */
export async function countWithoutOne(
  { engine, today }: CalendarContext,
  plan: SearchPlan,
): Promise<Dropped[]> {
  return await Promise.all(
    plan.withoutOne().map(async ({ dropped, filters }) => {
      const { total, races } = await engine.search({ filters, today, limit: 0, offset: 0 })
      return { filter: dropped, total, races }
    }),
  )
}

/**
 * Ids of the nearest editions: of the list without the filter whose removal adds fewest; if no removal of one filter
 * adds any, of the first list that has editions while filters are dropped one after another, the sport last.
 */
export async function nearestEditions(
  context: CalendarContext,
  plan: SearchPlan,
  places: FoundPlaces,
  dropped: readonly Dropped[],
): Promise<number[]> {
  const least = dropped.filter((each) => each.total > 0).toSorted((a, b) => a.total - b.total)[0]
  if (least !== undefined) {
    const wider = plan.withoutOne().find((each) => each.dropped === least.filter)
    return wider === undefined ? [] : await firstEditions(context, wider.filters, places)
  }
  for (const filters of plan.withFewer()) {
    const found = await firstEditions(context, filters, places)
    if (found.length > 0) return found
  }
  return []
}

async function firstEditions(
  { engine, today }: CalendarContext,
  filters: SearchFilters,
  places: FoundPlaces,
): Promise<number[]> {
  const centre = places.origin ?? places.city
  // A query with a place gets the editions nearest to it, at any distance.
  const { editionIds } = await engine.search({
    filters: centre === null ? filters : { ...filters, near: { point: centre, km: halfTheWorld } },
    today,
    sort: centre === null ? 'date' : 'distance',
    limit: nearestShown,
    offset: 0,
  })
  return editionIds
}
