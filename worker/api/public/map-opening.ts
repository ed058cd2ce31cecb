import type { Context } from 'hono'
import * as v from 'valibot'
import { continentNames, type Continent } from '../../../src/model/calendar/start-box.ts'
import { edgeContinent } from '../../pages/here.ts'
import type { ApiEnvironment } from '../middleware/context.ts'

/** Query key of the place with which the map opens if the query has no box. */
export const opens = v.pipe(
  v.optional(v.picklist([...continentNames, 'World', 'Here'])),
  v.description(
    'Continent of the reader, on which the map opens if it has results, or `World`; `Here` leaves it to the edge, for a response that must not be cached. With it, `view.picture` is the first view of the view `map`.',
  ),
)

/**
 * The continent of the request's key, or of the edge's guess for `Here`; null for the world. A guess is for one reader, so
 * it forbids caching the response.
 */
export function continentFor(
  c: Context<ApiEnvironment>,
  stated: Continent | 'World' | 'Here',
): Continent | null {
  if (stated === 'World') return null
  if (stated !== 'Here') return stated
  c.header('cache-control', 'private, no-store')
  return edgeContinent(c.req.raw)
}
