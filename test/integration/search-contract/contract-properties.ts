import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchIndex } from '../../../worker/search/port/engine.ts'
import type { EventDocument } from '../../../worker/search/port/event-document.ts'
import type { SearchFilters } from '../../../worker/search/port/filters.ts'
import { catalogue, searchFilters, text } from './calendar-arbitraries.ts'
import { calendarOracle } from './calendar-oracle.ts'
import type { CreateEngine, WritableAutocomplete, WritableCalendar } from './create-engine.ts'
import { today } from './example-events.ts'
import { hasAll, suggestOracle } from './oracle.ts'

/** Compare an engine with oracles that examine every event. */

const clock = () => new Date(`${today}T12:00:00Z`)
const options = { timeout: 120_000 }
const runs = { numRuns: 40 }

/** The engine would correct a text without matches, which the oracle cannot. */
const hasMatches = (events: EventDocument[], typed: string): boolean =>
  suggestOracle(events, typed, today).length > 0

/** A function that replaces the whole catalogue of an engine. */
function replaceIn(engine: SearchIndex): (events: EventDocument[]) => Promise<void> {
  let previousIds: number[] = []
  return async (events) => {
    await engine.remove(previousIds)
    previousIds = events.map((each) => each.eventId)
    await engine.put(events)
  }
}

export function describeSuggestionProperties(
  engineName: string,
  createEngine: CreateEngine<WritableAutocomplete>,
): void {
  describe(`suggestions of ${engineName} compared with an oracle`, () => {
    it('suggestions are the same for any catalogue and text', options, async () => {
      const engine = await createEngine(clock)
      const replace = replaceIn(engine)
      const property = fc.asyncProperty(
        catalogue,
        fc.array(text, { maxLength: 6 }),
        async (events, texts) => {
          await replace(events)
          const comparable = texts.filter((typed) => typed.length >= 3 && hasMatches(events, typed))
          // Queries run side by side: an engine responds to each after a round trip.
          const compared = comparable.map(async (typed) => {
            const found = await engine.suggest({ text: typed, locale: 'en', limit: 5 })
            const expected = suggestOracle(events, typed, today).slice(0, 5)
            expect(found.map((each) => each.eventId)).toEqual(expected)
          })
          await Promise.all(compared)
        },
      )
      await fc.assert(property, runs)
    })
  })
}

export function describeCalendarProperties(
  engineName: string,
  createEngine: CreateEngine<WritableCalendar>,
): void {
  describe(`calendar of ${engineName} compared with an oracle`, () => {
    it('editions and counts are the same for any catalogue and query', options, async () => {
      const engine = await createEngine(clock)
      const replace = replaceIn(engine)
      const property = fc.asyncProperty(
        catalogue,
        fc.array(searchFilters, { maxLength: 6 }),
        async (events, filterSets) => {
          await replace(events)
          const compareList = async (filters: SearchFilters) => {
            const all = calendarOracle(events, { filters, today })
            const found = await engine.search({ filters, today, limit: 3, offset: 1 })
            const editionIds = all.editionIds.slice(1, 4)
            expect(found).toEqual({ ...all, editionIds, facets: null })
          }
          const comparable = filterSets.filter(({ text: typed }) =>
            events.some((event) => typed === undefined || hasAll(event, typed)),
          )
          await Promise.all(comparable.map(compareList))
        },
      )
      await fc.assert(property, runs)
    })
  })
}
