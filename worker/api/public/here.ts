import type { Context } from 'hono'
import type { Point } from '../../../src/model/calendar/calendar.ts'
import { pointPattern, readPoint } from '../../../src/model/calendar/read-place.ts'
import { maybe, readBy } from '../../calendar-filters/key-schemas.ts'
import { coarsePlace } from '../../pages/here.ts'
import type { ApiEnvironment } from '../middleware/context.ts'

/** Query key of a position that the reader's page states. */
export const hereKey = maybe(
  readBy(pointPattern, readPoint),
  '`lat,lon` in degrees: position of the visitor. Without it the position is estimated from the network address.',
)

/**
 * The reader's place for `near=me`: that of the request's key `here`, or else the edge's rough guess. The response is
 * for this reader, so this forbids caching it.
 */
export function hereOf(c: Context<ApiEnvironment>, stated: Point | null): Point | null {
  c.header('cache-control', 'private, no-store')
  return stated ?? coarsePlace(c.req.raw)
}
