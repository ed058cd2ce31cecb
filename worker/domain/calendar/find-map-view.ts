import { boxAround, boxOfPoint, wholeWorld } from '../../../src/model/calendar/boxes.ts'
import type { Box } from '../../../src/model/calendar/calendar.ts'
import { scaleIn, frameFor } from '../../geo/map-frame.ts'
import type { MapFrame } from '../../../src/model/calendar/map-view.ts'
import { wrapLongitude } from '../../../src/model/calendar/mercator.ts'
import { startBox, type Continent } from '../../../src/model/calendar/start-box.ts'
import type { CalendarContext } from './calendar-context.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { findMarks, type CalendarMarks, type MapQuery } from './find-marks.ts'

/** The first view of a calendar's map, for which its page has a picture. */
export interface FirstMapView {
  frame: MapFrame
  /** The box of the query; null without one. */
  box: Box | null
  /** The continent that it shows; null for the box of the query, or for all results. */
  opens: Continent | null
  marks: CalendarMarks
}

/** The map of a phone: its marks do not overlap there, and even less on a larger map. */
const phone = { width: 390, height: 488 }
const highestZoom = 14

/** Share of a box by which the frame of all results goes beyond it on each side, so that no mark is at the edge. */
const room = 0.12

/** Degrees that rounding may take from the edges of a box. */
const tolerance = 1e-6

const withEdges = ({ west, south, east, north }: Box): Box => ({
  west: wrapLongitude(west - tolerance),
  south: south - tolerance,
  east: wrapLongitude(east + tolerance),
  north: north + tolerance,
})

/**
 * The marks with which the map of a query opens: those in its box, those of the reader's continent, or all of them. Null
 * without any.
 */
export async function findMapView(
  context: CalendarContext,
  mapQuery: Omit<MapQuery, 'query'> & { query: Pick<CalendarQuery, 'near' | 'box'> },
  continent: Continent | null,
): Promise<FirstMapView | null> {
  const marksIn = async (box: Box, frame: MapFrame) => {
    const zoom = Math.log2(scaleIn(frame, phone) / 512)
    return await findMarks(context, mapQuery, { box, zoom: Math.min(zoom, highestZoom) })
  }
  const { box: stated } = mapQuery.query
  if (stated !== null) {
    const frame = frameFor(stated, 'contain')
    return { frame, box: stated, opens: null, marks: await marksIn(stated, frame) }
  }
  const { clusters, pins } = await findMarks(context, mapQuery, { box: wholeWorld, zoom: 0 })
  const start = startBox([...clusters, ...pins], continent)
  if (start !== null) {
    const frame = frameFor(start, 'cover')
    return { frame, box: null, opens: continent, marks: await marksIn(start, frame) }
  }
  const around = boxAround([...clusters.map((cluster) => cluster.box), ...pins.map(boxOfPoint)])
  if (around === null) return null
  const frame = frameFor(around, 'contain', room)
  // The grid of clusters is coarser the wider the box is, so that it should not be wider than needed.
  const box = frame.fit === 'world' ? wholeWorld : withEdges(around)
  return { frame, box: null, opens: null, marks: await marksIn(box, frame) }
}
