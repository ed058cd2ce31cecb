import type { City } from '../catalogue/gazetteer/read-gazetteer.ts'
import { CatalogueError } from '../catalogue/read-catalogue.ts'
import { scaleCatalogue, type ScaleOptions } from '../catalogue/scale/scale-catalogue.ts'
import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { databaseState } from './empty-database.ts'
import { buildIndex } from './index-queued.ts'
import { writeCatalogue } from './write-catalogue.ts'

export interface Generation {
  events: number
  seed: number
  cities: readonly City[]
  /** Number of events generated and held in memory at a time; default 1,000. */
  portion?: number | undefined
}

/**
 * Fills an empty database with synthetic events, or completes what an interrupted run of the same size, seed and
 * gazetteer has begun: the result is the same, row by row.
 * @throws CatalogueError for a database that holds something else
 */
export async function generateCatalogue(
  bindings: Settings,
  { events, seed, cities, portion = 1000 }: Generation,
): Promise<void> {
  const state = await databaseState(bindings.DB)
  const begun = await readBegun(bindings.DB)
  const now = begun?.now ?? createClock(bindings).now().toISOString()
  const settings = { ...bindings, FIXED_NOW: now }
  const clock = createClock(settings)
  const options = { events, seed, cities, now, today: now.slice(0, 10), portion }
  if (state === 'filled' || (begun !== null && !isSame(begun, options))) throw notEmpty()
  if (state === 'unindexed') {
    console.log(
      'An earlier run was stopped while it built the search index; it goes on from there.',
    )
    await buildIndex(settings, clock)
    return
  }
  // The portion of the last event may lack rows; those that it has stay.
  const written = begun === null ? 0 : Math.floor((begun.last - 1) / portion) * portion
  if (written > 0) console.log(`${written.toLocaleString('en')} events are there already.`)
  const portions = scaleCatalogue({ ...options, after: written })
  await writeCatalogue(settings, cities, { events, written, portions }, clock)
}

interface Begun {
  /** Highest id of an event, and the time of the run that wrote it. */
  last: number
  now: string
  /** The first event, which a run with another seed or gazetteer does not have. */
  permalink: string
  lat: number
}

async function readBegun(db: D1Database): Promise<Begun | null> {
  return await db
    .prepare(
      `SELECT (SELECT max(id) FROM event) AS last, updated_at AS now, permalink, lat FROM event WHERE id = 1`,
    )
    .first<Begun>()
}

function isSame({ last, permalink, lat }: Begun, options: ScaleOptions): boolean {
  const [rows] = scaleCatalogue({ ...options, events: 1 })
  const first = rows?.event[0]
  return last <= options.events && first?.permalink === permalink && first.lat === lat
}

const notEmpty = (): CatalogueError =>
  new CatalogueError(
    'The database holds a complete or another catalogue. A generated one goes into an empty database, or completes one that was begun with the same flags.',
  )
