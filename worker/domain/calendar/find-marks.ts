import type { Box, Point } from '../../../src/model/calendar.ts'
import { readBatch } from '../../db/read-batch.ts'
import type { Cluster } from '../../search/engine.ts'
import {
  editionCards,
  editionsByIds,
  readCards,
  type CardFacts,
} from '../catalogue/editions/edition-cards.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { filtersOf, type CalendarContext } from './calendar-context.ts'
import type { FoundPlaces } from './find-places.ts'

export interface CalendarMarks {
  /** Two editions or more each. */
  clusters: Cluster[]
  /** Editions alone. */
  pins: (Point & { card: CardFacts })[]
}

/**
 * What a calendar has in a box of the map, gathered so that marks do not overlap at a zoom; the query's own box and
 * page do not count.
 * @param places what the names of the query stand for
 */
export async function findMarks(
  context: CalendarContext,
  query: CalendarQuery,
  places: FoundPlaces,
  { box, zoom }: { box: Box; zoom: number },
): Promise<CalendarMarks> {
  const { db, engine, locale, today } = context
  // What is near a reader nobody has located is nowhere.
  if (query.near !== null && places.origin === null) return { clusters: [], pins: [] }
  const filters = filtersOf(context, { ...query, box: null }, places)
  const found = await engine.clusters({ filters, today, box, zoom })
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
