import { eventShape } from './event-shape.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftFacts } from '../../../test/support/facts-arbitrary.ts'
import { completenessOf } from './completeness.ts'
import { emptyEdition, emptyLeg, emptyPrice, emptyRace, newEvent } from './empty-facts.ts'
import { nextEdition } from './next-edition.ts'
import { normaliseFacts } from './normalise-facts.ts'
import type { RaceFacts } from '../schemas/event/event-facts.ts'
import { flattenDocument } from '../documents/paths.ts'

const today = '2026-11-21'
const facts = newEvent('Alpine run', 'en')
const leg = {
  ...emptyLeg('5', 'run'),
  distance: 10,
  unit: 'km' as const,
  gain: 100,
  gainUnit: 'm' as const,
}
const race = { ...emptyRace('3', 'run'), name: '10 km', legs: [leg] }
const edition = { ...emptyEdition('7'), date: '2026-05-02', endDate: '2026-05-03' }

test('a new event lacks everything that athletes look for', () => {
  const { percent, missing } = completenessOf(facts, { today, hasPicture: false })
  expect(percent).toBe(0)
  expect(missing.map(({ item }) => item)).toEqual([
    'date',
    'link',
    'distance',
    'price',
    'window',
    'startTime',
    'pin',
    'about',
    'picture',
    'contact',
  ])
})

test('a missing price is that of the first race without one', () => {
  const priced = { ...race, prices: [{ ...emptyPrice('1', 'EUR'), amount: 30 }] }
  const races = [priced, { ...race, key: '4' }]
  const { missing } = completenessOf(
    { ...facts, editions: [{ ...edition, races }] },
    { today, hasPicture: true },
  )
  expect(missing).toContainEqual({ item: 'price', path: 'editions.7.races.4.prices' })
  expect(missing.map(({ item }) => item)).not.toContain('distance')
})

test('races on water have no climb to state', () => {
  const swim = { ...race, legs: [{ ...leg, sport: 'swimming' as const, gain: null }] }
  const ofRaces = (races: RaceFacts[]) =>
    completenessOf({ ...facts, editions: [{ ...edition, races }] }, { today, hasPicture: true })
  const items = (races: RaceFacts[]) => ofRaces(races).missing.map(({ item }) => item)
  expect(items([swim])).not.toContain('climb')
  expect(items([{ ...race, legs: [{ ...leg, gain: null }] }])).toContain('climb')
})

test('the next edition has the races of the last, moved by the usual date, without its prices', () => {
  const last = { ...race, date: '2026-05-03', prices: [emptyPrice('1', 'EUR')], soldOut: true }
  const event = {
    ...facts,
    usualDate: { kind: 'weekday', month: 5, week: 1, weekday: 'sat', days: 2 } as const,
    editions: [{ ...edition, status: 'cancelled' as const, races: [last] }],
  }
  const next = nextEdition(event, today)
  expect(next).toMatchObject({ date: '2027-05-01', endDate: '2027-05-02', status: null })
  expect(next.dateConfirmed).toBe(false)
  expect(next.races).toMatchObject([
    { name: '10 km', date: '2027-05-02', prices: [], soldOut: false },
  ])
  expect(next.races[0]?.key).toMatch(/^n/u)
  const undated = event.editions.map((each) => ({ ...each, date: null, endDate: null }))
  expect(nextEdition({ ...event, usualDate: null, editions: undated }, today)).toMatchObject({
    date: null,
    races: [{ name: '10 km', date: null }],
  })
})

test('normal facts have no unit without a figure, no empty text, and editions by date', () => {
  const legs = [{ ...leg, gain: null, distance: null, unknownDistance: true }]
  const normal = normaliseFacts({
    ...facts,
    name: '  Alpine run ',
    names: { en: 'Alpine run', fr: '  ', de: 'Alpenlauf' },
    editions: [
      { ...edition, races: [{ ...race, legs }] },
      { ...edition, key: '8', date: '2025-05-03', endDate: null },
    ],
  })
  expect(normal).toMatchObject({
    name: 'Alpine run',
    names: { de: 'Alpenlauf' },
    editions: [
      { key: '8', endDate: '2025-05-03' },
      { races: [{ legs: [{ unit: null, gainUnit: null }] }] },
    ],
  })
  expect([...flattenDocument(eventShape, normal).keys()]).not.toContain('names.fr')
})

test('normal facts are normal', () => {
  fc.assert(
    fc.property(draftFacts, (draft) => {
      const normal = normaliseFacts(draft)
      expect(normaliseFacts(normal)).toEqual(normal)
    }),
  )
})
