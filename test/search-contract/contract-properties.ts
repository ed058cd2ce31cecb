import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EventDocument, SearchFilters } from '../../worker/search/engine.ts'
import type { MakeEngine } from './contract.ts'
import { exampleEdition, exampleEvent, exampleRace, today } from './example-events.ts'
import { searchOracle, suggestOracle } from './oracle.ts'

// Words that begin alike, in places that are no country, so that the oracle needs no names of countries.
const words = [
  'mar',
  'mara',
  'marat',
  'marathon',
  'marathons',
  'maratona',
  'tra',
  'trail',
  'trailrun',
  'qqq',
]
const word = fc.constantFrom(...words)
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '))
const sport = fc.constantFrom('run', 'trail', 'gravel', 'swimming')
const date = fc
  .integer({ min: 0, max: 30 })
  .map((day) => `2027-01-${String(day + 1).padStart(2, '0')}`)
const metres = fc.option(fc.constantFrom(5_000, 10_000, 21_098, 42_195))
const optional = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(of, { nil: undefined })

const race = fc.record({ name: word, sport, metres, seconds: fc.option(fc.constant(3600)) })
const edition = fc.record({
  dates: fc.tuple(date, date).map((both) => both.toSorted()),
  dateConfirmed: fc.boolean(),
  status: fc.constantFrom(null, 'cancelled', 'rescheduled'),
  races: fc.array(race, { maxLength: 3 }),
})
const event = fc.record({
  name,
  names: fc.oneof(
    fc.constant({}),
    name.map((de) => ({ de })),
  ),
  city: fc.constantFrom(
    { id: 1, name: 'mara', names: {} },
    { id: 2, name: 'zuzu', names: { fr: 'trailo' } },
  ),
  country: fc.constantFrom('1A', '2B'),
  weight: fc.constantFrom(10, 50, 90),
  editions: fc.array(edition, { maxLength: 2 }),
})
const catalogue = fc
  .array(event, { minLength: 1, maxLength: 12 })
  .map((events) => events.map(toDocument))
const text = fc
  .array(
    word.chain((whole) =>
      fc.integer({ min: 1, max: whole.length }).map((end) => whole.slice(0, end)),
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((list) => list.join(' '))
const filters: fc.Arbitrary<SearchFilters> = fc.record({
  from: date,
  to: optional(date),
  sport: optional(sport),
  group: optional(fc.constantFrom('run', 'cycling', 'water')),
  country: optional(fc.constantFrom('1A', '2B')),
  cityId: optional(fc.constantFrom(1, 2)),
  minMetres: optional(fc.constantFrom(5_000, 10_001)),
  maxMetres: optional(fc.constantFrom(10_000, 30_000)),
  timed: optional(fc.boolean()),
  includeExpected: optional(fc.boolean()),
  text: optional(text),
})

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
            fc.array(filters, { maxLength: 6 }),
            fc.array(text, { maxLength: 6 }),
            async (events, questions, texts) => {
              await engine.remove(before)
              before = events.map((each) => each.eventId)
              await engine.put(events)
              for (const question of questions) {
                // A text nothing matches would be read as misspelled.
                if (
                  question.text !== undefined &&
                  suggestOracle(events, question.text, today).length === 0
                )
                  continue
                const all = searchOracle(events, question)
                const found = await engine.search({ filters: question, limit: 3, offset: 1 })
                expect(found).toEqual({ ...all, editionIds: all.editionIds.slice(1, 4) })
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

type Made = typeof event extends fc.Arbitrary<infer Event> ? Event : never

function toDocument(made: Made): EventDocument {
  const editions = made.editions.map(({ dates, races, ...fields }) =>
    exampleEdition({
      ...fields,
      date: dates[0] ?? today,
      endDate: dates[1] ?? today,
      races: races.map(exampleRace),
    }),
  )
  return exampleEvent({ ...made, editions })
}
