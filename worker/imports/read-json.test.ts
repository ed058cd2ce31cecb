import { expect, test } from 'vitest'
import { refusalOf, rowsOf } from '../../test/support/import-tables.ts'
import { readJson } from './read-json.ts'
import { readSource } from './read-source.ts'

const bytesOf = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))

const lauf = {
  '@type': 'SportsEvent',
  name: 'Donaulauf',
  startDate: '2027-06-12',
  location: { '@type': 'Place', address: { addressLocality: 'Krems', addressCountry: 'AT' } },
}
const row = { name: 'Donaulauf', 'date.ymd': '2027-06-12', city: 'Krems', country: 'AT' }

test.each([
  ['one event', { '@context': 'https://schema.org', ...lauf }],
  ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite' }, lauf] }],
  ['an array', [lauf]],
  ['a pretty-printed file', JSON.stringify([lauf], null, 2)],
])('a file with the JSON-LD of %s is read like the one of a page', async (_, document) => {
  const table = await readSource(bytesOf(document))
  expect(table.kind).toBe('json-ld')
  expect(rowsOf(table)).toEqual([row])
})

test('the list that organisers export is read with the meaning of its facts', async () => {
  const race = { name: 'Donaulauf', date: '2027-06-12', city: 'Krems', country: 'AT' }
  const table = await readSource(
    bytesOf({
      races: [{ ...race, distance: '42.195 km', climb: '100 ft', certainty: 'Expected' }],
    }),
  )
  expect(table.kind).toBe('json')
  expect(rowsOf(table)).toEqual([
    { ...row, 'distance.km': '42.195 km', 'climb.m': '100 ft', certainty: 'Expected' },
  ])
})

test('races of RunSignup are told from our own list', () => {
  const race = { name: 'Lake Run', next_date: '06/12/2027' }
  expect(readJson(bytesOf({ races: [{ race }] })).kind).toBe('runsignup')
})

test.each([
  ['text that is no JSON', '{"@type": "Event", ', 'kind'],
  ['JSON of another kind', { temperature: 3 }, 'kind'],
  ['an empty list', { races: [] }, 'no-events'],
  ['structured data without an event', { '@type': 'WebSite' }, 'no-events'],
  ['structured data over 2 MB', { '@type': 'Event', name: 'x'.repeat(2_000_000) }, 'too-large'],
] as const)('%s is refused', (_, document, reason) => {
  expect(refusalOf(() => readJson(bytesOf(document)))).toBe(reason)
})
