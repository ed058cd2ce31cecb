import type { Context } from 'hono'
import type { Point } from '../../../src/model/calendar.ts'
import { coarsePlace } from '../../pages/here.ts'
import type { ApiEnvironment } from '../middleware/context.ts'

/**
 * Place of the reader for a response about events nearby: the place in the query, else the edge's coarse guess. Makes the
 * response private and uncacheable.
 */
export function hereOf(c: Context<ApiEnvironment>, stated: Point | null): Point | null {
  c.header('cache-control', 'private, no-store')
  return stated ?? coarsePlace(c.req.raw)
}
