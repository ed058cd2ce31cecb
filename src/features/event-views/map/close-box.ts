import { boxAt } from '../../../model/calendar/boxes.ts'
import type { Box, Point } from '../../../model/calendar/calendar.ts'

/** Kilometres to each side of a cluster. */
const closeKilometres = 0.5

/** True for the box of a cluster whose races have the same position: zooming cannot separate them. */
export const isOnePoint = ({ west, south, east, north }: Box): boolean =>
  west === east && south === north

/** The box to which a list is limited for a cluster that zooming does not separate. */
export const closeBox = (cluster: Point): Box => boxAt(cluster, closeKilometres)
