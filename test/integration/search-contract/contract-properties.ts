import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, question, text } from './calendar-arbitraries.ts'
import { calendarOracle } from './calendar-oracle.ts'
import type { MakeEngine } from './contract.ts'
import { today } from './example-events.ts'
import { suggestOracle } from './oracle.ts'

/** The same questions put to the engine and to a search that looks at everything. */
export function describeProperties(engineName: string, makeEngine: MakeEngine): void {
  describe(`${engineName} against a search that looks at everything`, () => {
    it(
      'gives the same editions, counts and suggestions for any catalogue and question',
      { timeout: 120_000 },
      async () => {
        const engine = await makeEngine(() => new Date(`${today}T12:00:00Z`))
        let before: number[] = []
        await fc.assert(
          fc.asyncProperty(
            catalogue,
            fc.array(question, { maxLength: 6 }),
            fc.array(text, { maxLength: 6 }),
            async (events, questions, texts) => {
              await engine.remove(before)
              before = events.map((each) => each.eventId)
              await engine.put(events)
              for (const filters of questions) {
                // A text nothing matches would be read as misspelled.
                if (
                  filters.text !== undefined &&
                  suggestOracle(events, filters.text, today).length === 0
                )
                  continue
                const all = calendarOracle(events, { filters, today })
                const found = await engine.search({ filters, today, limit: 3, offset: 1 })
                const editionIds = all.editionIds.slice(1, 4)
                expect(found).toEqual({ ...all, editionIds, facets: null })
              }
              for (const typed of texts.filter((each) => each.length >= 3)) {
                const expected = suggestOracle(events, typed, today)
                if (expected.length === 0) continue
                const found = await engine.suggest({ text: typed, locale: 'en', limit: 5 })
                expect(found.map((each) => each.eventId)).toEqual(expected.slice(0, 5))
              }
            },
          ),
          { numRuns: 40 },
        )
      },
    )
  })
}
