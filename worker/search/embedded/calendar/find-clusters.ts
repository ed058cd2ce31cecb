import type { Box } from '../../../../src/model/calendar/calendar.ts'
import { collectClusters, type Cluster } from '../../../geo/clusters.ts'
import type { ScannedMonth } from './filters/scan-months.ts'
import { visitMatches } from './filters/visit-matches.ts'
import { isShownIn, pointOf } from './filters/place-checks.ts'

/** Clusters all matches in a box for a zoom. */
export function findClusters(months: Iterable<ScannedMonth>, box: Box, zoom: number): Cluster[] {
  const clusters = collectClusters(box, zoom)
  const isShown = isShownIn(box)
  for (const month of months)
    visitMatches(month, (columns, edition) => {
      if (!isShown(columns, edition)) return
      const { lat, lon } = pointOf(columns, edition)
      const editionId = columns.editionId[edition] ?? 0
      clusters.add({ lat, lon, sport: firstSport(month, edition), editionId })
    })
  return clusters.found()
}

/** Sport of the first matching race of an edition; -1 without races. */
function firstSport({ columns, raceFailures }: ScannedMonth, edition: number): number {
  const end = columns.raceStart[edition + 1] ?? 0
  for (let race = columns.raceStart[edition] ?? 0; race < end; race += 1)
    if (raceFailures[race] === 0) return columns.shapes.sport[columns.shape[race] ?? 0] ?? -1
  return -1
}
