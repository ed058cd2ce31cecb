import fc from 'fast-check'
import { currencies } from '../../src/model/values/currencies.ts'
import { editionStatuses } from '../../src/model/event/edition-status.ts'
import {
  emptyEdition,
  emptyEvent,
  emptyLeg,
  emptyPlace,
  emptyPrice,
  emptyRace,
} from '../../src/model/event-facts/empty-facts.ts'
import type { EventFacts, RaceFacts } from '../../src/model/schemas/event/event-facts.ts'
import { sports } from '../../src/model/event/sports.ts'

/** Drafts of events with few keys and few values, so that two of them often state the same fact. */

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 })
const text = fc.constantFrom('Alp', 'Bergen run', 'Île', 'x')
const day = fc.constantFrom('2027-05-01', '2027-05-02', '2027-06-05', '2028-05-06')
const number = fc.constantFrom(0, 1, 10, 42.195)
const texts = fc.dictionary(fc.constantFrom('en', 'fr', 'pt-BR'), text, { maxKeys: 2 })

const listOf = <T extends { key: string }>(entry: (key: string) => fc.Arbitrary<T>) =>
  fc
    .subarray(['1', '2', 'nx', 'ny'], { maxLength: 3 })
    .chain((keys) => fc.shuffledSubarray(keys, { minLength: keys.length }))
    .chain((keys) => fc.tuple(...keys.map(entry)))

const legFacts = (key: string) =>
  fc
    .record({
      sport: maybe(fc.constantFrom(...sports)),
      distance: maybe(number),
      unknownDistance: fc.boolean(),
      gain: maybe(number),
    })
    .map((leg) => ({ ...emptyLeg(key), ...leg }))

const priceFacts = (key: string) =>
  fc
    .record({ amount: maybe(number), currency: maybe(fc.constantFrom(...currencies)) })
    .map((price) => ({ ...emptyPrice(key), ...price }))

const course = fc.constantFrom<NonNullable<RaceFacts['course']>>(
  { profile: [] },
  { profile: [[0, 400]] },
)

const raceFacts = (key: string) =>
  fc
    .record({
      name: maybe(text),
      names: texts,
      date: maybe(day),
      soldOut: fc.boolean(),
      minimumAge: maybe(number),
      legs: listOf(legFacts),
      prices: listOf(priceFacts),
      course: maybe(course),
    })
    .map((race) => ({ ...emptyRace(key), ...race }))

const place = fc
  .record({ lat: maybe(number), venue: maybe(text), venueNames: texts })
  .map((facts) => ({ ...emptyPlace(), ...facts }))

const editionFacts = (key: string) =>
  fc
    .record({
      date: maybe(day),
      dateConfirmed: fc.boolean(),
      status: maybe(fc.constantFrom(...editionStatuses)),
      statusReason: texts,
      place: maybe(place),
      races: listOf(raceFacts),
    })
    .map((edition) => ({ ...emptyEdition(key), ...edition }))

export const draftFacts: fc.Arbitrary<EventFacts> = fc
  .record({
    name: maybe(text),
    names: texts,
    place,
    url: maybe(fc.constant('https://example.org')),
    usualDate: maybe(
      fc.constantFrom(
        { kind: 'fixed', month: 5, day: 1, days: 1 } as const,
        { kind: 'fixed', month: 6, day: 5, days: 2 } as const,
      ),
    ),
    texts: fc.record({ about: texts, rules: texts }),
    editions: listOf(editionFacts),
  })
  .map((facts) => ({
    ...emptyEvent(),
    ...facts,
    texts: { ...emptyEvent().texts, ...facts.texts },
  }))
