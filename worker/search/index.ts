import { createD1SearchEngine } from './d1.ts'
import type { SearchEngine } from './engine.ts'

/** The engine a Worker's bindings call for; the only place that chooses. */
export function searchEngineFor(env: { DB: D1Database }): SearchEngine {
  return createD1SearchEngine(env.DB)
}
