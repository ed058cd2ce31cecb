import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { createEmbeddedEngine, runOnD1, type EmbeddedEngine } from './embedded/embedded-engine.ts'
import { loadIndexedEvents } from './embedded/suggest/load-indexed-events.ts'
import { breakerOf } from './failover/circuit-breaker.ts'
import { withFallback, type SearchObserver } from './failover/with-fallback.ts'
import type { Autocomplete, CalendarEngine, SearchIndex } from './port/engine.ts'
import { withVersus } from './versus.ts'

/** The only module that chooses engines, by the worker's settings. */

type DatabaseSettings = Pick<Settings, 'DB' | 'FIXED_NOW'>
type AutocompleteSettings = DatabaseSettings &
  Pick<
    Settings,
    'SEARCH_ENGINE' | 'MEILISEARCH_URL' | 'MEILISEARCH_SEARCH_KEY' | 'MEILISEARCH_INDEX'
  >

type ServerSettings = Pick<
  Settings,
  'FIXED_NOW' | 'MEILISEARCH_URL' | 'MEILISEARCH_INDEXER_KEY' | 'MEILISEARCH_INDEX'
>

/** The engine in the catalogue's database, which also writes its index. */
export function embeddedEngineFor(settings: DatabaseSettings): EmbeddedEngine {
  return createEmbeddedEngine(runOnD1(settings.DB), createClock(settings).now)
}

export function calendarEngineFor(settings: DatabaseSettings): CalendarEngine {
  return embeddedEngineFor(settings)
}

/** @param observer learns which engine answered, if there is a choice */
export function autocompleteFor(
  settings: AutocompleteSettings,
  observer: SearchObserver,
): Autocomplete {
  const embedded = embeddedEngineFor(settings)
  if (settings.SEARCH_ENGINE === 'embedded') return withVersus(embedded)
  const { MEILISEARCH_URL: url, MEILISEARCH_SEARCH_KEY: key, MEILISEARCH_INDEX: index } = settings
  const run = runOnD1(settings.DB)
  const meilisearch: Autocomplete = {
    suggest: async (query) => {
      // Most sites never need the client.
      const { createMeilisearchAutocomplete } = await import('./meilisearch/autocomplete.ts')
      const load = (eventIds: readonly number[]) => loadIndexedEvents(run, eventIds)
      const { now } = createClock(settings)
      return await createMeilisearchAutocomplete({ url, key, index }, load, now).suggest(query)
    },
  }
  return withVersus(withFallback(meilisearch, embedded, breakerOf(url), observer))
}

/** True if what changes is written to a search server, too, whether or not it answers yet. */
export function hasServerIndex({
  MEILISEARCH_URL,
  MEILISEARCH_INDEXER_KEY,
}: ServerSettings): boolean {
  return MEILISEARCH_URL !== '' && MEILISEARCH_INDEXER_KEY !== ''
}

/** The index of the search server, for the cron and for commands. */
export async function serverIndexFor(settings: ServerSettings): Promise<SearchIndex> {
  const { MEILISEARCH_URL: url, MEILISEARCH_INDEXER_KEY: key, MEILISEARCH_INDEX: index } = settings
  const { createMeilisearchIndex } = await import('./meilisearch/search-index.ts')
  return createMeilisearchIndex({ url, key, index }, createClock(settings).now)
}
