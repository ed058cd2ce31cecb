import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { createD1SearchEngine } from './embedded/d1.ts'
import type { SearchEngine } from './engine.ts'

/** The engine a Worker's settings call for; the only place that chooses. */
export function searchEngineFor(settings: Pick<Settings, 'DB' | 'FIXED_NOW'>): SearchEngine {
  return createD1SearchEngine(settings.DB, createClock(settings).now)
}
