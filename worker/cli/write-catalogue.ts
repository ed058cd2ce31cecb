import { readRegions, type City } from '../catalogue/gazetteer/read-gazetteer.ts'
import { createDatabase } from '../db/client.ts'
import { logDuePrices } from '../domain/catalogue/prices/log-prices.ts'
import { rowTables, type EventRows } from '../domain/catalogue/events/row-tables.ts'
import { queueRenewals } from '../domain/catalogue/renewal/queue-renewal.ts'
import type { Clock } from '../runtime/clock.ts'
import { writeRecords } from '../db/write-records.ts'
import type { Settings } from '../settings/env.ts'
import { buildIndex, queueAllEvents } from './index-queued.ts'
import { progressBar } from './progress.ts'

function cityRecords(cities: readonly City[]) {
  return cities.map((city) => ({
    id: city.id,
    country: city.country,
    slug: city.slug,
    name: city.name,
    region: city.region,
    lat: city.lat,
    lon: city.lon,
    population: city.population,
    zone: city.zone,
    names: JSON.stringify(city.names),
  }))
}

/** Writes the regions that have a slug, unless the table is filled: older databases got their catalogue before it. */
export async function writeRegions(db: D1Database): Promise<void> {
  const present = await db.prepare('SELECT 1 FROM region LIMIT 1').first()
  if (present !== null) return
  const records = readRegions()
    .filter((region) => region.slugs.en !== undefined)
    .map(({ country, name, names, slugs }) => ({
      country,
      name,
      names: JSON.stringify(names),
      slugs: JSON.stringify(slugs),
    }))
  await writeRecords(db, 'region', records)
}

/** A catalogue in portions, so that only one of them is in memory at a time. */
export interface Portions {
  /** Number of events of all portions, and of those that an earlier run has written. */
  events: number
  written?: number | undefined
  portions: Iterable<EventRows>
}

/** Writes a catalogue and builds the search index and the counts. */
export async function writeCatalogue(
  settings: Settings,
  cities: readonly City[],
  { events, written = 0, portions }: Portions,
  clock: Clock,
): Promise<void> {
  const { DB } = settings
  await writeRecords(DB, 'city', cityRecords(cities), progressBar('cities', cities.length))
  await writeRegions(DB)
  const bar = progressBar('events', events)
  let done = written
  for (const portion of portions) {
    for (const table of rowTables) await writeRecords(DB, table, portion[table])
    done += portion.event.length
    bar(done)
  }
  await logDuePrices(createDatabase(DB), clock.today())
  await queueRenewals(DB, clock.today())
  await queueAllEvents(DB)
  await buildIndex(settings, clock)
}
