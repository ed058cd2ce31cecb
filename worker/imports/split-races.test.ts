import { expect, test } from 'vitest'
import { splitRaces } from './split-races.ts'

const mapping = ['name', 'race', 'distance.km', 'sport', 'price'] as const

function split(distance: string, cells: { sport?: string; race?: string; price?: string } = {}) {
  const { sport = 'Laufen', race = '', price = '20' } = cells
  const rows = [
    { number: 2, cells: ['Seelauf', race, distance, sport, price] },
    { number: 3, cells: ['Waldlauf', '', '8', 'Laufen', ''] },
  ]
  const columns = mapping.map((name) => ({ name, target: null }))
  return splitRaces({ kind: 'csv', columns, rows, encoding: null }, mapping).rows.filter(
    ({ cells: [name] }) => name === 'Seelauf',
  )
}
const distances = (text: string, cells = {}) =>
  split(text, cells).map(({ cells: [, , each] }) => each)

test.each([
  ['5/10 km', ['5 km', '10 km']],
  ['5 km, 10 km und 21,1 km', ['5 km', '10 km', '21,1 km']],
  ['10 km / 5 km', ['10 km', '5 km']],
  ['5K & 10K', ['5K', '10K']],
  ['Marathon / Halbmarathon', ['Marathon', 'Halbmarathon']],
  ['800 m; 5 km', ['800 m', '5 km']],
  ['10', ['10']],
  ['21,1', ['21,1']],
  ['10 km / 450 Hm', ['10 km / 450 Hm']],
  ['10 km / 10 km', ['10 km / 10 km']],
  ['10 km / lang', ['10 km / lang']],
])('the distances of %s are %j', (text, each) => {
  expect(distances(text)).toEqual(each)
})

test('further races follow the last row, with their names and prices', () => {
  const rows = split('5/10 km', { race: 'Stadtlauf', price: '25/30 Euro' })
  expect(rows).toEqual([
    { number: 2, cells: ['Seelauf', 'Stadtlauf 5 km', '5 km', 'Laufen', '25 Euro'] },
    { number: 4, cells: ['Seelauf', 'Stadtlauf 10 km', '10 km', 'Laufen', '30 Euro'] },
  ])
})

test.each([
  ['25/30 US dollars', '25 US dollars', '30 US dollars'],
  ['€ 25/30', '€ 25', '€ 30'],
])('the currency of %s is that of both prices', (price, ...each) => {
  const rows = split('5/10 km', { race: 'Stadtlauf', price })
  expect(rows.map(({ cells }) => cells.at(-1)?.trim())).toEqual(each)
})

test.each(['Triathlon', 'Duathlon', 'Aquathlon'])('the legs of a %s are one race', (sport) => {
  expect(distances('1,5/40/10 km', { sport })).toEqual(['1,5/40/10 km'])
})

test('10,000 cells of spaces are split in no time', () => {
  const cells = ['x', '', ' '.repeat(1990) + '5/10', 'Laufen', ' '.repeat(2000)]
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ number: index + 2, cells }))
  const columns = mapping.map((name) => ({ name, target: null }))
  expect(splitRaces({ kind: 'csv', columns, rows, encoding: null }, mapping).rows).toHaveLength(
    10_000,
  )
}, 2000)
