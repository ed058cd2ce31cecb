import { describe, expect, it } from 'vitest'
import { firstDayAt } from '../../../worker/time/local-day.ts'
import type { CreateEngine, WritableAutocomplete, WritableCalendar } from './create-engine.ts'
import { exampleEdition, exampleEvent, exampleRace } from './example-events.ts'

/** Places whose Saturday, 9 January 2027, ends at other instants, with the next edition a year later. */
const places = [
  ['Kiritimati', 840, '2027-01-09T10:00:00Z'],
  ['Kathmandu', 345, '2027-01-09T18:15:00Z'],
  ['Greenwich', 0, '2027-01-10T00:00:00Z'],
  ['Honolulu', -600, '2027-01-10T10:00:00Z'],
] as const

const events = places.map(([name, endOffset], index) =>
  exampleEvent({
    eventId: 5001 + index,
    name: `${name} Marathon`,
    editions: ['2027-01-09', '2028-01-08'].map((date) =>
      exampleEdition({
        editionId: 5001 + index + (date === '2027-01-09' ? 0 : 100),
        date,
        endOffset,
        races: [exampleRace({ raceId: 5001 + index })],
      }),
    ),
  }),
)

/** The last minute of each place's day, and the first after it. */
const minutes = places.flatMap(([name, , end]) => [
  [`${name}, before`, Date.parse(end) - 60_000] as const,
  [`${name}, after`, Date.parse(end)] as const,
])
const endedAt = (now: number) => places.map(([, , end]) => now >= Date.parse(end))

/** A suggestion leads to the next edition once the last has ended where it is. */
export function describeNextEdition(
  engineName: string,
  createEngine: CreateEngine<WritableAutocomplete>,
): void {
  describe(`the end of the day in suggestions of ${engineName}`, () => {
    let now = Date.parse('2027-01-08T12:00:00Z')
    const created = (async () => {
      const engine = await createEngine(() => new Date(now))
      await engine.put(events)
      return engine
    })()
    it.each(minutes)('midnight in %s', async (_, at) => {
      const engine = await created
      now = at
      const dates = await Promise.all(
        places.map(async ([name]) => {
          const [first] = await engine.suggest({ text: name, locale: 'en', limit: 1 })
          return first?.next?.date
        }),
      )
      expect(dates).toEqual(endedAt(at).map((ended) => (ended ? '2028-01-08' : '2027-01-09')))
    })
  })
}

/** A list of what is ahead has an edition until it has ended where it is. */
export function describeDayEnds(
  engineName: string,
  createEngine: CreateEngine<WritableCalendar>,
): void {
  describe(`the end of the day in the calendar of ${engineName}`, () => {
    let now = Date.parse('2027-01-08T12:00:00Z')
    const created = (async () => {
      const engine = await createEngine(() => new Date(now))
      await engine.put(events)
      return engine
    })()
    it.each(minutes)('midnight in %s', async (_, at) => {
      const engine = await created
      now = at
      const from = firstDayAt(at)
      const today = new Date(at).toISOString().slice(0, 10)
      const { total, editionIds } = await engine.search({
        filters: { from, to: '2027-01-31' },
        today,
        limit: 10,
        offset: 0,
      })
      const ahead = endedAt(at).flatMap((ended, index) => (ended ? [] : [5001 + index]))
      expect(editionIds.toSorted((a, b) => a - b)).toEqual(ahead)
      expect(total).toBe(ahead.length)
    })
  })
}
