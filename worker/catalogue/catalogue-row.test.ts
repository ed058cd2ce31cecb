import * as v from 'valibot'
import { expect, test } from 'vitest'
import { catalogueRow } from './catalogue-row.ts'

const minimal = {
  permalink: 'oslo-marathon',
  name: 'Oslo Maraton',
  language: 'sv',
  place: { city: 'Oslo', country: 'NO', lat: 59.91, lon: 10.75 },
  sources: [{ url: 'https://oslomaraton.no/', facts: ['name', 'place', 'dates', 'races'] }],
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
const source = (changes: Record<string, unknown>) => ({
  sources: [{ ...minimal.sources[0], ...changes }],
})
const elsewhere = (changes: Record<string, unknown>) => ({
  editions: [{ date: '2027-05-01', place: { ...minimal.place, ...changes } }],
})
const signUp = (fields: Record<string, unknown>) => ({
  editions: [{ date: '2027-05-01', registration: fields }],
})
const window = { opens: '2027-01-01', source: 'https://oslomaraton.no/', checked: '2026-11-01' }
const price = {
  amount: 78,
  currency: 'EUR',
  edition: '2027-05-01',
  source: 'https://oslomaraton.no/',
  checked: '2026-11-01',
}
const relative = {
  kind: 'relative',
  weekday: 'sun',
  n: 1,
  direction: 'before',
  month: 11,
  day: 1,
}
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
  ['sources', { sources: [] }],
  ['sources.0.url', source({ url: 'oslomaraton.no' })],
  ['sources.0.url', source({ url: 'https://' })],
  ['sources.0.url', source({ url: 'https:///wiki/Oslo' })],
  ['sources.0.url', source({ url: 'http://localhost:8787/' })],
  ['sources.0.url', source({ url: 'http://127.0.0.1/' })],
  ['sources.0.facts', source({ facts: [] })],
  ['sources.0.facts.0', source({ facts: ['weather'] })],
  ['sources.0.checked', source({ checked: '2026-11-23' })],
  ['sources.0.check.kind', source({ check: { kind: 'person', on: '2026-11-23' } })],
  ['sources.0.check.on', source({ check: { kind: 'page', on: '2026-02-30' } })],
  ['sources.0.check.on', source({ check: { kind: 'page', on: '2026-13' } })],
  ['sources.0.check', source({ check: { kind: 'page', on: '2026-11-23', copied: '2026-03' } })],
  ['sources.0.check', source({ check: { kind: 'copy', on: '2026-11', copied: '2026-12' } })],
  ['sources.0.announces.0', source({ announces: ['2027-05'] })],
  ['source', { source: 'https://oslomaraton.no/' }],
  ['checked', { checked: '2026-11-22' }],
  ['site', { site: 'javascript:alert(1)' }],
  ['since', { since: 1492 }],
  ['usual.month', { usual: { ...minimal.usual, month: 13 } }],
  ['usual.week', { usual: { ...minimal.usual, week: 6 } }],
  ['usual.week', { usual: { ...minimal.usual, week: 0 } }],
  ['usual.kind', { usual: { kind: 'full-moon' } }],
  ['usual.feast', { usual: { kind: 'feast', feast: 'yule', offset: 0 } }],
  ['usual.offset', { usual: { kind: 'feast', feast: 'easter' } }],
  ['usual.n', { usual: { ...relative, n: 0 } }],
  ['usual.direction', { usual: { ...relative, direction: 'near' } }],
  ['usual.week', { usual: { kind: 'iso-week', week: 54, weekday: 'sat' } }],
  ['usual.every', { usual: { ...minimal.usual, every: 5, from: 2026 } }],
  ['usual', { usual: { ...minimal.usual, every: 2 } }],
  ['usual', { usual: { ...minimal.usual, from: 2026 } }],
  ['usual.days', { usual: { ...minimal.usual, days: 0 } }],
  ['usual.daysBefore', { usual: { ...minimal.usual, days: 9, daysBefore: 7 } }],
  ['usual.daysBefore', { usual: { ...minimal.usual, days: 9, daysBefore: 0 } }],
  ['usual', { usual: { ...minimal.usual, days: 1, daysBefore: 1 } }],
  ['editions.0.date', { editions: [{ date: '2027-5-1' }] }],
  ['editions.0.status', { editions: [{ date: '2027-05-01', status: 'off' }] }],
  ['editions.0.place.city', elsewhere({ city: undefined })],
  ['editions.0.place.lat', elsewhere({ lat: 95 })],
  ['editions.0.registration', signUp({ closes: '2027-04-01' })],
  ['editions.0.registration', signUp({ opens: '2027-01-01', source: 'https://oslomaraton.no/' })],
  ['editions.0.registration.source', signUp({ ...window, source: 'oslomaraton.no' })],
  ['races', { races: [] }],
  ['races.0.sport', race({ sport: 'golf' })],
  ['races.0.legs', race({ legs: [] })],
  ['races.0.start', race({ start: '9 am' })],
  ['races.0.dayOffset', race({ dayOffset: -7 })],
  ['races.0.dayOffset', race({ dayOffset: 31 })],
  ['races.0.dayOffset', race({ dayOffset: -0.5 })],
  ['races.0.since', race({ since: 1492 })],
  ['races.0.until', race({ until: 2031 })],
  ['races.0.name', race({ name: 'x'.repeat(101) })],
  ['races.0.acronym', race({ acronym: 'x'.repeat(9) })],
  ['races.0.price.currency', race({ price: { ...price, currency: 'CHF' } })],
  ['races.0.price.currency', race({ price: { ...price, currency: undefined } })],
  ['races.0.price.amount', race({ price: { ...price, amount: -1 } })],
  ['races.0.price.edition', race({ price: { ...price, edition: undefined } })],
  ['races.0.price.source', race({ price: { ...price, source: undefined } })],
  ['races.0.price.checked', race({ price: { ...price, checked: undefined } })],
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

test.each([
  relative,
  { ...relative, inclusive: true, days: 2 },
  { kind: 'feast', feast: 'orthodox-easter', offset: -8 },
  { kind: 'iso-week', week: 29, weekday: 'sat', days: 7 },
  { kind: 'fixed', month: 6, day: 6, every: 4, from: 2023 },
  { ...minimal.usual, week: -2, since: 2025 },
  { ...minimal.usual, weekday: 'sun', days: 2, daysBefore: 1 },
])('a row may follow the rule %j', (usual) => {
  expect(faults({ usual })).toEqual([])
})

test('a window of sign-up is accepted with the page that states it; a link needs none', () => {
  expect(faults(signUp(window))).toEqual([])
  expect(faults(signUp({ url: 'https://oslomaraton.no/' }))).toEqual([])
})
