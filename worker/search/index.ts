import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { createEmbeddedEngine, runOnD1 } from './embedded/embedded-engine.ts'
import type { SearchEngine } from './port/engine.ts'

/** Search engine for a worker's settings; the only place that chooses one. */
export function searchEngineFor(settings: Pick<Settings, 'DB' | 'FIXED_NOW'>): SearchEngine {
  return createEmbeddedEngine(runOnD1(settings.DB), createClock(settings).now)
}
