import { expect, test } from 'vitest'
import { countedFacts } from './counted-facts.ts'
import { completenessOf } from './completeness.ts'
import {
  emptyEdition,
  emptyLeg,
  emptyPlace,
  emptyPrice,
  emptyRace,
  newEvent,
} from './empty-facts.ts'
import { faultsOf } from './faults/faults-of.ts'
import { isRequiredFact } from './faults/required-facts.ts'
import type { EventFacts } from '../schemas/event/event-facts.ts'

const circumstances = { today: '2026-11-21', hasPicture: false }
const leg = { ...emptyLeg('5', 'run'), distance: 10, unit: 'km' as const }
const race = { ...emptyRace('3', 'run'), name: '10 km', legs: [leg] }
const edition = { ...emptyEdition('7'), date: '2027-05-02', races: [race] }
const facts: EventFacts = {
  ...newEvent('Alpine run', 'en'),
  place: { ...emptyPlace(), cityId: 1 },
  editions: [edition],
}

const count = (of: EventFacts) => countedFacts(of, circumstances)
const open = (of: EventFacts) => count(of).flatMap(({ key, isFilled }) => (isFilled ? [] : [key]))
const withRaces = (races: EventFacts['editions'][number]['races']): EventFacts => ({
  ...facts,
  editions: [{ ...edition, races }],
})

test('facts that only publishing requires are those of its rules, without a list of their own', () => {
  const needed = count(facts).filter(({ item }) => item === null)
  expect(needed.map(({ key }) => key)).toEqual([
    'name',
    'nameLanguage',
    'cityId',
    'races.name',
    'races.sport',
  ])
  for (const { path } of needed) expect(isRequiredFact(path ?? '')).toBe(true)
})

test('an event without a required fault has all required facts filled', () => {
  expect(faultsOf(facts)).toEqual({})
  expect(count(facts).filter(({ item, isFilled }) => item === null && !isFilled)).toEqual([])
})

test('a required fact that is not stated is open, with the path of its fault', () => {
  const nameless = withRaces([race, { ...race, key: '4', name: ' ' }])
  expect(count(nameless)).toContainEqual({
    key: 'races.name',
    item: null,
    path: 'editions.7.races.4.name',
    isFilled: false,
  })
  expect(open({ ...facts, name: '' })).toContain('name')
})

test('a fact that publishing requires and athletes look for counts once, and is open until both are met', () => {
  const dates = (of: EventFacts) => count(of).filter(({ key }) => key === 'date')
  expect(dates(facts)).toEqual([
    { key: 'date', item: 'date', path: 'editions.7.dateConfirmed', isFilled: false },
  ])
  const confirmed = { ...facts, editions: [{ ...edition, dateConfirmed: true }] }
  expect(dates(confirmed)).toMatchObject([{ isFilled: true }])
  expect(open(withRaces([{ ...race, legs: [{ ...leg, distance: null }] }]))).toContain(
    'races.distance',
  )
})

test('more races, a price step and a place of its own count no more facts', () => {
  const all = count(facts).length
  const prices = [emptyPrice('1')]
  expect(
    count(withRaces([race, { ...race, key: '4' }, { ...race, key: '8', prices }])),
  ).toHaveLength(all)
  const elsewhere = { ...facts, editions: [{ ...edition, place: emptyPlace() }] }
  expect(count(elsewhere)).toHaveLength(all)
})

test('an event without editions or races lacks them', () => {
  expect(open({ ...facts, editions: [] })).toContain('editions')
  expect(open(withRaces([]))).toContain('races')
})

test('past editions do not count', () => {
  const past = { ...emptyEdition('6'), date: '2025-05-03' }
  expect(count({ ...facts, editions: [past, edition] })).toEqual(count(facts))
})

test('completeness has the same counts', () => {
  const counted = count(facts)
  expect(completenessOf(facts, circumstances)).toMatchObject({
    filled: counted.filter(({ isFilled }) => isFilled).length,
    of: counted.length,
  })
})
