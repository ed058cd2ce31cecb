import { expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../../worker/search/embedded/embedded-engine.ts'
import { exampleEdition, exampleEvent, exampleRace, today } from './example-events.ts'
import { openMemory } from './memory-database.ts'

/** Events by tier of the text "lc trail run", each tier with lower ids than the one before. */
function eventsByTier(ofLastTier: number) {
  const race = exampleRace({ name: 'lc trail' })
  const lastTier = Array.from({ length: ofLastTier }, (_, index) => ({
    eventId: index + 1,
    name: 'North Run',
    editions: [exampleEdition({ races: [race] })],
  }))
  return [
    [
      { eventId: 301, name: 'Lake City Trail Run' },
      { eventId: 302, name: 'LC Trail Run North' },
      { eventId: 303, name: 'Lower Castle Trail Run' },
    ],
    [{ eventId: 201, city: { id: 2, name: 'LC Trail Run', names: {} } }],
    [
      { eventId: 101, name: 'North LC Trail Run' },
      { eventId: 102, name: 'Run LC Trail' },
    ],
    lastTier,
  ]
}

// With 60, the engine reads tier by tier; with 3, it reads all events once.
test.each([3, 60])(
  'suggestions for three words come in tiers when the last has %i events',
  async (ofLastTier) => {
    const engine = createEmbeddedEngine(openMemory(), () => new Date(`${today}T12:00:00Z`))
    const events = eventsByTier(ofLastTier).flat()
    await engine.put(events.map(exampleEvent))
    const found = await engine.suggest({ text: 'lc trail run', locale: 'en', limit: 20 })
    expect(found.map(({ eventId }) => eventId)).toEqual(
      events.slice(0, 20).map(({ eventId }) => eventId),
    )
  },
)
