import { systemTimeMs } from '../../runtime/clock.ts'
import type { Autocomplete } from '../port/engine.ts'
import { SearchServerError } from '../port/search-server-error.ts'
import type { Suggestion, SuggestQuery } from '../port/suggestion.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'

/** The engine that answered a text, and why. */
interface SearchAnswer {
  engine: 'meilisearch' | 'embedded'
  reason: 'found' | 'nothing-found' | 'failed' | 'timeout' | 'breaker-open'
  /** Milliseconds of all engines together. */
  ms: number
}

interface ServerAnswer extends Pick<SearchAnswer, 'reason'> {
  found: Suggestion[]
}

export interface SearchObserver {
  answered(answer: SearchAnswer): void
  /** An error that opened the breaker; the ones before and after it are only counted. */
  failed(error: SearchServerError): void
}

/**
 * Suggestions of a server, and of the embedded engine where the server fails or finds nothing: the embedded one also
 * splits words that were typed together.
 */
export function withFallback(
  server: Autocomplete,
  embedded: Autocomplete,
  breaker: CircuitBreaker,
  observer: SearchObserver,
): Autocomplete {
  const askServer = async (query: SuggestQuery): Promise<ServerAnswer> => {
    if (!breaker.allows(systemTimeMs())) return { found: [], reason: 'breaker-open' }
    try {
      const found = await server.suggest(query)
      breaker.succeed()
      return { found, reason: found.length === 0 ? 'nothing-found' : 'found' }
    } catch (error) {
      // The embedded engine cannot do without the database either.
      if (!(error instanceof SearchServerError)) throw error
      if (breaker.fail(systemTimeMs(), error.kind)) observer.failed(error)
      return { found: [], reason: error.kind }
    }
  }
  return {
    suggest: async (query) => {
      const started = systemTimeMs()
      const { found, reason } = await askServer(query)
      const suggestions = reason === 'found' ? found : await embedded.suggest(query)
      const engine = reason === 'found' ? 'meilisearch' : 'embedded'
      observer.answered({ engine, reason, ms: systemTimeMs() - started })
      return suggestions
    },
  }
}
