import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseFacts } from '../../../../src/model/event-facts/normalise-facts.ts'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import { importFields } from '../../../../src/model/event/imports.ts'
import type { RowFacts } from '../../../imports/row-facts.ts'
import { factsOfImportedRows, type SoundRow } from './draft-facts.ts'
import { mergeRows } from './merge-rows.ts'

const today = '2026-11-21'
const facts: RowFacts = {
  name: 'Donaulauf',
  language: 'de',
  date: '2027-06-12',
  end: null,
  city: 'Krems',
  town: null,
  region: null,
  country: 'AT',
  lat: null,
  lon: null,
  venue: null,
  sport: 'run',
  race: '10 km',
  distance: { value: 10, unit: 'km' },
  climb: null,
  start: null,
  prices: [],
  currency: 'EUR',
  site: null,
  entry: null,
  opens: null,
  closes: null,
  status: null,
  reason: null,
  previous: null,
  certainty: null,
  assumed: [],
}
const row = (more: Partial<RowFacts> = {}): SoundRow => ({
  facts: { ...facts, ...more },
  cityId: 1,
})
const eventOf = (...rows: SoundRow[]): EventFacts => normaliseFacts(factsOfImportedRows(rows).facts)
const price = (amount: number) => ({ amount, from: null, until: null })

const first = (event: EventFacts) => event.editions[0]?.races[0]

test('a list changes what it states, and nothing that it leaves out', () => {
  const present = { ...eventOf(row({ climb: { value: 120, unit: 'm' } })), since: 1980 }
  const merged = mergeRows(present, [row({ start: '09:00', prices: [price(30)] })], [], today)
  expect(merged.changed).toEqual([
    'editions.n20270612.races.n1.startTime',
    'editions.n20270612.races.n1.prices',
  ])
  expect(merged.facts).toMatchObject({ since: 1980 })
  expect(first(merged.facts)).toMatchObject({
    startTime: '09:00',
    prices: [{ amount: 30, currency: 'EUR' }],
    legs: [{ gain: 120 }],
  })
})

test('a fact that was edited since the last list stays, and is named', () => {
  const lists = [[row({ start: '09:00' })], [row({ start: '08:00' })]]
  const present = eventOf(row({ start: '10:00' }))
  const merged = mergeRows(
    present,
    [row({ start: '11:00', site: 'https://x.example' })],
    lists,
    today,
  )
  expect(merged.kept).toEqual(['editions.n20270612.races.n1.startTime'])
  expect(merged.changed).toEqual(['url'])
  expect(first(merged.facts)?.startTime).toBe('10:00')
})

test('a date about a year on is the next edition, with what was measured on the course', () => {
  const present = eventOf(row({ climb: { value: 120, unit: 'm' }, prices: [price(30)] }))
  const {
    facts: after,
    added,
    changed,
  } = mergeRows(present, [row({ date: '2028-06-10' })], [], today)
  expect([added, changed]).toEqual([['n20280610'], ['editions.n20280610']])
  expect(after.editions).toHaveLength(2)
  expect(after.editions[1]?.races[0]).toMatchObject({
    name: '10 km',
    legs: [{ distance: 10, gain: 120 }],
    prices: [],
  })
})

test('an edition that moves keeps its length and the days of its races', () => {
  const present = eventOf(row(), row({ date: '2027-06-13', race: 'Half' }))
  const { facts: after } = mergeRows(present, [row({ date: '2027-06-19' })], [], today)
  expect(after.editions).toMatchObject([
    { date: '2027-06-19', endDate: '2027-06-20', races: [{ date: null }, { date: '2027-06-20' }] },
  ])
})

test('an edition that moves takes sign-up and steps of prices along, but not those that the rows state again', () => {
  const opens = { opens: '2026-12-01', closes: '2027-05-20' }
  const prices = [
    { amount: 30, from: null, until: '2027-03-01' },
    { amount: 40, from: '2027-03-02', until: null },
  ]
  const present = eventOf(row({ ...opens, prices }))
  const moved = mergeRows(present, [row({ date: '2027-06-19' })], [], today)
  expect(moved.facts.editions).toMatchObject([
    {
      registrationStartsOn: '2026-12-08',
      registrationEndsOn: '2027-05-27',
      races: [{ prices: [{ validUntil: '2027-03-08' }, { validFrom: '2027-03-09' }] }],
    },
  ])
  expect(moved.changed).toContain('editions.n20270612.registrationEndsOn')
  const stated = row({ date: '2027-06-19', closes: '2027-05-20', prices })
  const restated = mergeRows(present, [stated], [[row({ ...opens, prices })]], today)
  expect(restated.facts.editions).toMatchObject([
    {
      registrationStartsOn: '2026-12-08',
      registrationEndsOn: '2027-05-20',
      races: [{ prices: [{ validUntil: '2027-03-01' }, { validFrom: '2027-03-02' }] }],
    },
  ])
  expect(restated.changed).not.toContain('editions.n20270612.registrationEndsOn')
})

test('a past edition is not moved to a date ahead', () => {
  const present = eventOf(row({ date: '2026-06-13' }))
  expect(mergeRows(present, [row({ date: '2027-03-20' })], [], today).added).toEqual(['n20270320'])
})

test('an expected date is confirmed', () => {
  const [edition] = eventOf(row({ date: '2027-06-13' })).editions
  const present = {
    ...eventOf(row()),
    editions: edition === undefined ? [] : [{ ...edition, dateConfirmed: false }],
  }
  expect(mergeRows(present, [row()], [], today).facts.editions).toMatchObject([
    { date: '2027-06-12', dateConfirmed: true },
  ])
})

test('races are the same by name or distance; others are added, and those that were removed by hand are not', () => {
  const present = eventOf(row(), row({ race: 'Half', distance: { value: 21.1, unit: 'km' } }))
  const rows = [
    row({ race: 'Zehner', distance: { value: 10_000, unit: 'm' } }),
    row({ race: 'Kids', distance: { value: 1, unit: 'km' } }),
    row({ race: 'Marathon', distance: { value: 42.2, unit: 'km' } }),
  ]
  const kids = [row(), row({ race: 'Kids', distance: { value: 1, unit: 'km' } })]
  const { facts: after, kept } = mergeRows(present, rows, [kids], today)
  expect(after.editions[0]?.races.map(({ name }) => name)).toEqual(['Zehner', 'Half', 'Marathon'])
  expect(first(after)?.legs).toMatchObject([{ distance: 10, unit: 'km' }])
  expect(kept).toEqual(['editions.n20270612.races'])
})

test('facts that no cell states fill gaps only', () => {
  const present = eventOf(row({ sport: 'trail' }))
  const assumed = row({
    assumed: [...importFields],
    language: 'fr',
    distance: { value: 9, unit: 'km' },
  })
  expect(mergeRows(present, [assumed], [], today).changed).toEqual([])
})

test('one price that is a step of the present price changes nothing', () => {
  const steps = [
    { amount: 30, from: null, until: '2027-03-01' },
    { amount: 40, from: '2027-03-02', until: null },
  ]
  const present = eventOf(row({ prices: steps }))
  expect(mergeRows(present, [row({ prices: [price(40)] })], [], today).changed).toEqual([])
})

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)

const random = fc.record({
  date: oneOf('2027-06-12', '2027-06-13', '2028-06-10', '2026-06-13'),
  race: oneOf('10 km', 'Half', 'Kids'),
  start: oneOf(null, '09:00', '10:30'),
  climb: oneOf<RowFacts['climb']>(null, { value: 120, unit: 'm' }),
  distance: oneOf<RowFacts['distance']>({ value: 10, unit: 'km' }, { value: 6.2, unit: 'mi' }),
  prices: oneOf<RowFacts['prices']>([], [price(30)], [price(45)]),
  site: oneOf(null, 'https://x.example'),
})
const randomRows = fc.uniqueArray(random.map(row), {
  minLength: 1,
  maxLength: 6,
  selector: (each) => `${each.facts.date}${each.facts.race}`,
})

test('a list that is imported again changes nothing, also after another list', () => {
  fc.assert(
    fc.property(randomRows, randomRows, (one, other) => {
      const present = eventOf(...one)
      expect(mergeRows(present, one, [one], today).changed).toEqual([])
      const after = mergeRows(present, other, [one], today)
      expect(mergeRows(after.facts, other, [other, one], today).changed).toEqual([])
    }),
  )
})
