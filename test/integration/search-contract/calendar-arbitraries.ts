import fc from 'fast-check'
import type { SearchFilters } from '../../../worker/search/port/filters.ts'
import type { EventDocument } from '../../../worker/search/port/event-document.ts'
import { endOffsetOf } from '../../../worker/time/local-day.ts'
import { zoneOf } from './day-oracle.ts'
import { exampleEdition, exampleEvent, exampleRace, today } from './example-events.ts'

/** Small catalogues of similar events, and queries of them, so that filters pass and fail by a little. */

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
export const word = fc.constantFrom(...words)
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '))
const sport = fc.constantFrom('run', 'trail', 'gravel', 'swimming', 'triathlon')
// Days around `today` of the examples, including the ends of a month and of the year.
const date = fc
  .integer({ min: -40, max: 60 })
  .map((shift) => new Date(Date.parse(today) + shift * 86_400_000).toISOString().slice(0, 10))
const metres = fc.option(
  fc.constantFrom(5_000, 10_000, 10_500, 10_501, 21_098, 42_195, 113_000, 160_934),
)
// Edges of the map, the poles and neighbouring places.
const lat = fc.constantFrom(-90, -45.5, 0, 47.3769, 47.38, 48.1, 89.9, 90)
const lon = fc.constantFrom(-180, -179.9, -8, 0, 8.5417, 8.55, 11.6, 179.95, 180)
export const point = fc.record({ lat, lon })
const optional = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(of, { nil: undefined, freq: 2 })

const price = fc.record({
  amountEur: fc.constantFrom(0, 29.99, 30, 120),
  from: fc.option(date),
  until: fc.option(date),
})
const race = fc.record({
  name: word,
  sport,
  // Drawn from the same days as editions, so most lie within their edition.
  date: fc.option(date),
  metres,
  seconds: fc.option(fc.constant(3600)),
  gainMetres: fc.option(fc.constantFrom(0, 500, 1_250)),
  prices: fc.array(price, { maxLength: 3 }),
  minTeamMembers: fc.option(fc.constantFrom(1, 2)),
  maxTeamMembers: fc.option(fc.constantFrom(1, 2, 4)),
  soldOut: fc.boolean(),
})
const edition = fc.record({
  dates: fc.tuple(date, date).map((both) => both.toSorted()),
  zone: fc.constantFrom(
    'UTC',
    'Pacific/Kiritimati',
    'Pacific/Honolulu',
    'Asia/Kathmandu',
    'America/St_Johns',
  ),
  dateConfirmed: fc.boolean(),
  status: fc.constantFrom(
    null,
    null,
    'cancelled',
    'rescheduled',
    'all-hybrid',
    'all-virtual',
    'archived',
    'terminated',
  ),
  signUpStartsOn: fc.option(date),
  signUpEndsOn: fc.option(date),
  addedOn: fc.constantFrom('2026-11-01', '2026-12-24'),
  // Most editions are held at the place of the event.
  place: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.record({
        cityId: fc.constantFrom(1, 2),
        country: fc.constantFrom('1A', '2B'),
        region: fc.constantFrom('', 'north', 'south'),
        lat,
        lon,
      }),
    },
  ),
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
  // Not countries, so that the oracle needs no names of countries.
  country: fc.constantFrom('1A', '2B'),
  region: fc.constantFrom('', 'north', 'south'),
  regionNames: fc.constantFrom({}, { de: 'trailnord' }),
  lat,
  lon,
  language: fc.constantFrom('en', 'de', 'de-AT', 'fil'),
  organiserId: fc.option(fc.constantFrom(7, 8)),
  rating: fc.option(fc.constantFrom(2.95, 3, 4.25, 4.5, 5)),
  weight: fc.constantFrom(10, 50, 90),
  editions: fc.array(edition, { maxLength: 2 }),
})
export const catalogue = fc
  .array(event, { minLength: 1, maxLength: 12 })
  .map((events) => events.map(toDocument))

export const text = fc
  .array(
    word.chain((whole) =>
      fc.integer({ min: 1, max: whole.length }).map((end) => whole.slice(0, end)),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((list) => list.join(' '))
const days = fc.tuple(date, date).map((both) => {
  const [from = today, to = today] = both.toSorted()
  return { from, to }
})
const box = fc.tuple(point, point).map(([a, b]) => ({
  west: a.lon,
  east: b.lon,
  south: Math.min(a.lat, b.lat),
  north: Math.max(a.lat, b.lat),
}))

export const filters: fc.Arbitrary<SearchFilters> = fc.record({
  // Lists of what is ahead begin with the day before, of today, or with any other day.
  from: fc.oneof(fc.constantFrom('2027-01-09', today), date),
  to: optional(date),
  also: optional(days),
  sport: optional(sport),
  group: optional(fc.constantFrom('run', 'cycling', 'water', 'multi')),
  preset: optional(fc.constantFrom('5k', '10k', 'half', 'marathon', '100mi', 'timed', 'middle')),
  country: optional(fc.constantFrom('1A', '2B')),
  region: optional(fc.constantFrom('north', 'south')),
  cityId: optional(fc.constantFrom(1, 2)),
  minMetres: optional(fc.constantFrom(5_000, 10_001)),
  maxMetres: optional(fc.constantFrom(10_000, 30_000)),
  minGain: optional(fc.constantFrom(0, 500)),
  maxGain: optional(fc.constantFrom(499, 1_250)),
  minEffort: optional(fc.constantFrom(10, 22.5)),
  maxEffort: optional(fc.constantFrom(22.5, 100)),
  maxPriceEur: optional(fc.constantFrom(0, 30)),
  signUp: optional(fc.constantFrom('soon', 'open', 'closing', 'sold-out', 'closed')),
  format: optional(fc.constantFrom('in-person', 'hybrid', 'virtual')),
  team: optional(fc.constantFrom('solo', 'team')),
  minRating: optional(fc.constantFrom(3, 4, 4.5)),
  language: optional(fc.constantFrom('en', 'de', 'fil')),
  organiserId: optional(fc.constantFrom(7, 8)),
  near: optional(fc.record({ point, km: fc.constantFrom(10, 25, 250) })),
  box: optional(box),
  includeExpected: optional(fc.boolean()),
  text: optional(text),
})

/** At most four filters, besides the day from which to search: more of them rarely find anything. */
export const searchFilters: fc.Arbitrary<SearchFilters> = fc
  .tuple(filters, fc.array(fc.nat(), { maxLength: 4 }))
  .map(([all, chosen]) => {
    const keys = Object.keys(all).filter((key) => key !== 'from')
    const chosenKeys = new Set(['from', ...chosen.map((n) => keys[n % keys.length])])
    return {
      ...all,
      ...Object.fromEntries(
        keys.filter((key) => !chosenKeys.has(key)).map((key) => [key, undefined]),
      ),
    }
  })

/** Instants of a day, at which the date is the day before or after at some places. */
export const instant = fc
  .integer({ min: 0, max: 24 * 4 - 1 })
  .map((quarter) => Date.parse(today) + quarter * 15 * 60_000)

export const sort = fc.constantFrom('date', 'distance', 'price', 'rating', 'added')
export const namedDays = days

type Drawn = typeof event extends fc.Arbitrary<infer Event> ? Event : never

function toDocument(drawn: Drawn): EventDocument {
  const editions = drawn.editions.map(({ dates, races, zone, ...fields }) => {
    const [begins = today, ends = today] = dates
    const made = exampleEdition({
      ...fields,
      date: begins,
      endDate: ends,
      endOffset: endOffsetOf(zone, ends),
      races: races.map(exampleRace),
    })
    zoneOf.set(made, zone)
    return made
  })
  return exampleEvent({ ...drawn, editions })
}
