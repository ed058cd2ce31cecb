import type { Context } from 'hono'
import type { Point } from '../../../src/model/calendar.ts'
import { coarsePlace } from '../../pages/here.ts'
import type { ApiEnvironment } from '../middleware/context.ts'

/**
 * Where the reader is, for an answer about what is near: as the reader's own page says, or else roughly as the edge
 * guesses. The answer is for this reader alone and kept by nobody.
 */
export function hereOf(c: Context<ApiEnvironment>, stated: Point | null): Point | null {
  c.header('cache-control', 'private, no-store')
  return stated ?? coarsePlace(c.req.raw)
}
