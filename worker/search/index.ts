import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { createEmbeddedEngine, runOnD1, type EmbeddedEngine } from './embedded/embedded-engine.ts'
import type { Autocomplete, CalendarEngine } from './port/engine.ts'

/** The only module that chooses engines, by the worker's settings. */

type SearchSettings = Pick<Settings, 'DB' | 'FIXED_NOW'>

/** The engine in the catalogue's database, which also writes its index. */
export function embeddedEngineFor(settings: SearchSettings): EmbeddedEngine {
  return createEmbeddedEngine(runOnD1(settings.DB), createClock(settings).now)
}

export function calendarEngineFor(settings: SearchSettings): CalendarEngine {
  return embeddedEngineFor(settings)
}

export function autocompleteFor(settings: SearchSettings): Autocomplete {
  return embeddedEngineFor(settings)
}
