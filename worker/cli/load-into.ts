import { CatalogueError, readCatalogue } from '../catalogue/read-catalogue.ts'
import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { catchUp, finishLoad } from './catch-up.ts'
import { databaseState, partialLoad } from './empty-database.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { writeVillages } from './write-villages.ts'

/**
 * Loads the catalogue of a folder into an empty database, or completes an interrupted load.
 * @param options `ifEmpty` gives a filled database only the data that new migrations need
 * @throws CatalogueError if the database is filled or half filled, or a row is invalid; nothing is written then
 */
export async function loadInto(
  settings: Settings,
  { folder, ifEmpty }: { folder: string; ifEmpty: boolean },
): Promise<void> {
  const state = await databaseState(settings.DB)
  if (state === 'unindexed') {
    await writeVillages(settings.DB)
    await finishLoad(settings)
    return
  }
  if (state === 'partial') throw partialLoad()
  if (ifEmpty && state === 'filled') {
    await writeVillages(settings.DB)
    await catchUp(settings)
    return
  }
  if (state === 'filled')
    throw new CatalogueError(
      'The database is not empty; the demo catalogue only goes into an empty one.',
    )
  const clock = createClock(settings)
  await loadCatalogue(settings, readCatalogue(folder, clock.today()), clock)
}
