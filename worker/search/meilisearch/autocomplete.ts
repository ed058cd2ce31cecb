import { isTooShort } from '../../../src/model/calendar/search-text.ts'
import type { Autocomplete } from '../port/engine.ts'
import type { IndexedEvent } from '../suggestion/indexed-event.ts'
import { parseSuggestion, readSuggestion } from '../suggestion/read-suggestion.ts'
import { parseTerms } from '../text/terms.ts'
import { checkHits } from './check-hits.ts'
import { findEvents } from './find-events.ts'
import type { SearchServer } from './server.ts'

/**
 * Suggestions by Meilisearch: one request to it, and one round trip to the catalogue's database, which knows what the
 * hits are called and drops those that it no longer has. Nothing of the server's answer but ids reaches a visitor.
 * @param server with a key that may only search
 * @param load events by id, in the order of suggestions
 * @param now decides which edition of an event is the next
 */
export function createMeilisearchAutocomplete(
  server: SearchServer,
  load: (eventIds: readonly number[]) => Promise<IndexedEvent[]>,
  now: () => Date,
): Autocomplete {
  return {
    suggest: async ({ text, locale, limit }) => {
      const terms = isTooShort(text) ? [] : parseTerms(text)
      if (terms.length === 0) return []
      const eventIds = await findEvents(server, terms)
      if (eventIds.length === 0) return []
      const at = now().getTime()
      return checkHits(await load(eventIds), terms, locale)
        .slice(0, Math.max(limit, 1))
        .map(({ event, terms: matched }) =>
          readSuggestion(parseSuggestion(event.suggestion), locale, matched, at),
        )
    },
  }
}
