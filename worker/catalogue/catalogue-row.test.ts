import * as v from 'valibot'
import { expect, test } from 'vitest'
import { catalogueRow } from './catalogue-row.ts'

const minimal = {
  permalink: 'oslo-marathon',
  name: 'Oslo Maraton',
  language: 'sv',
  place: { city: 'Oslo', country: 'NO', lat: 59.91, lon: 10.75 },
  source: 'https://oslomaraton.no/',
  usual: { kind: 'weekday', month: 9, week: 3, weekday: 'sat' },
  races: [
    { name: 'Marathon', sport: 'run', legs: [{ sport: 'run', distance: 42.195, unit: 'km' }] },
  ],
  weight: 60,
}

/** The fields that are at fault in the minimal row with these changes; none when it is accepted. */
function faults(changes: Record<string, unknown>): string[] {
  const result = v.safeParse(catalogueRow, { ...minimal, ...changes })
  if (result.success) return []
  return [...new Set(result.issues.map((issue) => v.getDotPath(issue) ?? '(row)'))]
}

const race = (changes: Record<string, unknown>) => ({
  races: [{ ...minimal.races[0], ...changes }],
})
const leg = (changes: Record<string, unknown>) => race({ legs: [{ sport: 'run', ...changes }] })

test('a row needs a permalink, name, language, place, source, race, weight and a date', () => {
  expect(faults({})).toEqual([])
  expect(v.parse(catalogueRow, minimal)).toMatchObject({
    names: {},
    editions: [],
    usual: { days: 1 },
  })
})

test.each([
  ['permalink', { permalink: 'Oslo Marathon' }],
  ['permalink', { permalink: 'oslo--marathon' }],
  ['permalink', { permalink: '' }],
  ['name', { name: '   ' }],
  ['language', { language: 'no' }],
  ['names.no', { names: { no: 'Oslo Maraton' } }],
  ['place.country', { place: { ...minimal.place, country: 'Norway' } }],
  ['place.lat', { place: { ...minimal.place, lat: 95 } }],
  ['place.lon', { place: { ...minimal.place, lon: -181 } }],
  ['source', { source: 'oslomaraton.no' }],
  ['site', { site: 'javascript:alert(1)' }],
  ['since', { since: 1492 }],
  ['usual.month', { usual: { ...minimal.usual, month: 13 } }],
  ['usual.week', { usual: { ...minimal.usual, week: 5 } }],
  ['usual.days', { usual: { ...minimal.usual, days: 0 } }],
  ['editions.0.date', { editions: [{ date: '2027-5-1' }] }],
  ['editions.0.status', { editions: [{ date: '2027-05-01', status: 'off' }] }],
  ['races', { races: [] }],
  ['races.0.sport', race({ sport: 'golf' })],
  ['races.0.legs', race({ legs: [] })],
  ['races.0.start', race({ start: '9 am' })],
  ['races.0.name', race({ name: 'x'.repeat(101) })],
  ['races.0.acronym', race({ acronym: 'x'.repeat(9) })],
  ['races.0.price.currency', race({ price: { amount: 78, currency: 'CHF' } })],
  ['races.0.price.amount', race({ price: { amount: -1, currency: 'EUR' } })],
  ['races.0.team.0', race({ team: [0, 4] })],
  ['races.0.legs.0.distance', leg({ distance: 0, unit: 'km' })],
  ['races.0.legs.0.unit', leg({ distance: 5, unit: 'league' })],
  ['races.0.legs.0.gain.unit', leg({ gain: { value: 100, unit: 'km' } })],
  ['races.0.legs.0', leg({ distance: 5 })],
  ['races.0.legs.0', leg({ unit: 'km' })],
  ['weight', { weight: 0 }],
  ['weight', { weight: 101 }],
  ['colour', { colour: 'red' }],
] satisfies [string, Record<string, unknown>][])(
  'a fault in %s is found there',
  (field, changes) => {
    expect(faults(changes)).toEqual([field])
  },
)

test('a row without a usual date and without editions has no date at all', () => {
  expect(faults({ usual: undefined })).toEqual(['(row)'])
  expect(faults({ usual: undefined, editions: [{ date: '2027-05-01' }] })).toEqual([])
})

test('a distance may be unknown, and a climb without a unit is in metres', () => {
  expect(faults(leg({}))).toEqual([])
  const [first] = v.parse(catalogueRow, { ...minimal, ...leg({ gain: { value: 900 } }) }).races
  expect(first?.legs[0]?.gain).toEqual({ value: 900, unit: 'm' })
})

test('spaces around a name are cut', () => {
  expect(v.parse(catalogueRow, { ...minimal, name: ' Oslo Maraton ' }).name).toBe('Oslo Maraton')
})
