import type { Box, Point } from '../../../src/model/calendar/calendar.ts'
import type { Cluster } from '../../geo/clusters.ts'
import { readBatch } from '../../db/read-batch.ts'
import type { SearchFilters } from '../../search/port/filters.ts'
import {
  editionCards,
  editionsByIds,
  readCards,
  type CardFacts,
} from '../catalogue/cards/edition-cards.ts'
import type { CalendarContext } from './calendar-context.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { isUnlocated, type FoundPlaces } from './find-places.ts'

export interface CalendarMarks {
  /** Two editions or more each. */
  clusters: Cluster[]
  /** Editions alone. */
  pins: (Point & { card: CardFacts })[]
}

export interface MapQuery {
  query: Pick<CalendarQuery, 'near'>
  places: FoundPlaces
  filters: SearchFilters
}

/**
 * Find the editions of a calendar in a box of the map, clustered so that marks do not overlap at a zoom. The box of the
 * filters is ignored.
 */
export async function findMarks(
  { db, engine, locale, today }: CalendarContext,
  { query, places, filters }: MapQuery,
  { box, zoom }: { box: Box; zoom: number },
): Promise<CalendarMarks> {
  if (isUnlocated(query, places)) return { clusters: [], pins: [] }
  const everywhere = { ...filters, box: undefined }
  const found = await engine.clusters({ filters: everywhere, today, box, zoom })
  const alone = new Map(
    found.filter(({ total }) => total === 1).map((mark) => [mark.editionId, mark]),
  )
  const clusters = found.filter(({ total }) => total > 1)
  if (alone.size === 0) return { clusters, pins: [] }
  const [cards] = await readBatch(db, [editionCards(editionsByIds([...alone.keys()]), locale)])
  return {
    clusters,
    pins: readCards(cards, locale).flatMap((card) => {
      const mark = alone.get(card.editionId)
      return mark === undefined ? [] : [{ lat: mark.lat, lon: mark.lon, card }]
    }),
  }
}
