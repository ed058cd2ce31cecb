import { expect, test } from 'vitest'
import type { HeldEvent } from './held-event.ts'
import { matchHeld, type ListedEvent } from './match-held.ts'
import { comparableName } from './name-likeness.ts'

let count = 0
const held = (name: string, ...dates: string[]): HeldEvent => ({
  eventId: (count += 1),
  draftId: null,
  name,
  cityId: 1,
  town: null,
  lat: 48.4,
  lon: 15.6,
  dates,
  names: [name],
  families: [],
  listNames: [],
})
const listed = (name: string, ...dates: string[]): ListedEvent => ({
  key: `${name} ${dates.join()}`,
  family: `${comparableName(name)}|1`,
  names: [name],
  dates,
  lat: 48.4,
  lon: 15.6,
})
const matches = (list: ListedEvent[], events: HeldEvent[]) =>
  [...matchHeld(list, events)].map(([key, { name }]) => `${key} = ${name}`).toSorted()

test.each([
  ['the same name and day', 'Donaulauf', '2027-06-12', true],
  ['the next year', 'Donaulauf 2028', '2028-06-10', true],
  ['the number of the next edition', '19. Donaulauf', '2028-06-10', true],
  ['another day of the year', 'Donaulauf', '2027-09-04', true],
  ['another number a week later', 'Donaulauf 2', '2027-06-19', false],
  ['a name that is written differently', 'Donau-Lauf Krems', '2027-06-12', true],
  ['another name', 'Wachau Trail', '2027-06-12', false],
])('%s', (_, name, date, isOne) => {
  expect(matchHeld([listed(name, date)], [held('Donaulauf', '2027-06-12')]).size).toBe(
    isOne ? 1 : 0,
  )
})

test('the races of a league are matched one to one, by their numbers', () => {
  const league = [1, 2, 3].map((number) => held(`League ${number}`, `2026-12-0${number + 3}`))
  const next = [3, 2, 1].map((number) => listed(`League ${number}`, `2027-12-1${number}`))
  expect(matches(next, league)).toEqual([
    'League 1 2027-12-11 = League 1',
    'League 2 2027-12-12 = League 2',
    'League 3 2027-12-13 = League 3',
  ])
  expect(matches(next, league.slice(0, 1))).toEqual(['League 1 2027-12-11 = League 1'])
})

test('events of one name are matched by the time of the year', () => {
  const events = [held('Club Run', '2026-05-02'), held('Club Run', '2026-09-05')]
  const found = matchHeld([listed('Club Run', '2027-09-04')], events)
  expect([...found.values()]).toEqual([events[1]])
})

test('an event that was renamed since is the one that an earlier list calls so', () => {
  const event = {
    ...held('City Run', '2027-06-12'),
    families: ['donaulauf|1'],
    listNames: ['Donaulauf'],
  }
  expect(matches([listed('Donaulauf', '2028-06-10')], [event])).toEqual([
    'Donaulauf 2028-06-10 = City Run',
  ])
})
