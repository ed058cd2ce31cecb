import type { Box } from '../../../src/model/calendar/calendar.ts'
import { collectClusters } from '../../geo/clusters.ts'
import { isInBox } from '../../../src/model/calendar/is-in-box.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { MapView } from '../../../src/model/calendar/map-view.ts'
import type { SavedFacts } from '../../domain/community/saved-events/find-saved-cards.ts'
import { presentMap } from '../calendar/calendar-map.ts'

/** Marks of the saved editions in a box of the map, clustered for a zoom. */
export function savedMap(
  saved: readonly SavedFacts[],
  { box, zoom }: { box: Box; zoom: number },
  reader: Reader,
  style: string,
): MapView {
  const clusters = collectClusters(box, zoom)
  const isInside = isInBox(box)
  const cards = new Map(saved.map(({ facts }) => [facts.editionId, facts]))
  for (const facts of cards.values()) if (isInside(facts)) clusters.add(facts)
  const found = clusters.found()
  const pins = found.flatMap(({ total, editionId, lat, lon }) => {
    const card = total > 1 ? undefined : cards.get(editionId)
    return card === undefined ? [] : [{ lat, lon, card }]
  })
  const together = found.filter(({ total }) => total > 1)
  return presentMap({ clusters: together, pins }, reader, style)
}
