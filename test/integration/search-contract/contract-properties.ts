import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, searchFilters, text } from './calendar-arbitraries.ts'
import type { SearchFilters } from '../../../worker/search/port/filters.ts'
import { calendarOracle } from './calendar-oracle.ts'
import type { CreateEngine } from './create-engine.ts'
import { today } from './example-events.ts'
import { suggestOracle } from './oracle.ts'

/** Compares the engine with an oracle that examines every event. */
export function describeProperties(engineName: string, createEngine: CreateEngine): void {
  describe(`${engineName} compared with an oracle`, () => {
    it(
      'editions, counts and suggestions are the same for any catalogue and query',
      { timeout: 120_000 },
      async () => {
        const engine = await createEngine(() => new Date(`${today}T12:00:00Z`))
        let previousIds: number[] = []
        await fc.assert(
          fc.asyncProperty(
            catalogue,
            fc.array(searchFilters, { maxLength: 6 }),
            fc.array(text, { maxLength: 6 }),
            async (events, filterSets, texts) => {
              await engine.remove(previousIds)
              previousIds = events.map((each) => each.eventId)
              await engine.put(events)
              const compareList = async (filters: SearchFilters) => {
                const all = calendarOracle(events, { filters, today })
                const found = await engine.search({ filters, today, limit: 3, offset: 1 })
                const editionIds = all.editionIds.slice(1, 4)
                expect(found).toEqual({ ...all, editionIds, facets: null })
              }
              const compareSuggestions = async (typed: string) => {
                const found = await engine.suggest({ text: typed, locale: 'en', limit: 5 })
                const expected = suggestOracle(events, typed, today).slice(0, 5)
                expect(found.map((each) => each.eventId)).toEqual(expected)
              }
              // The engine would correct a text without matches, which the oracle cannot.
              const hasMatches = (typed: string) => suggestOracle(events, typed, today).length > 0
              // Queries run side by side: D1 responds to each after a round trip.
              await Promise.all([
                ...filterSets
                  .filter((filters) => filters.text === undefined || hasMatches(filters.text))
                  .map(compareList),
                ...texts
                  .filter((typed) => typed.length >= 3 && hasMatches(typed))
                  .map(compareSuggestions),
              ])
            },
          ),
          { numRuns: 40 },
        )
      },
    )
  })
}
