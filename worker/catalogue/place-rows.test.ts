import { expect, test } from 'vitest'
import { rowOf } from '../../test/support/catalogue-row.ts'
import type { City, Region } from './gazetteer/read-gazetteer.ts'
import { placeRows } from './place-rows.ts'
import { CatalogueError } from './read-catalogue.ts'

const city = (id: number, name: string, region: string, lat: number, lon: number): City => ({
  id,
  slug: `${name}-${id}`,
  name,
  country: 'US',
  region,
  lat,
  lon,
  population: 20_000,
  zone: 'America/Chicago',
  names: {},
  alt: [],
})
const region = (name: string, names = {}): Region => ({
  country: 'US',
  code: name,
  name,
  names,
  slugs: {},
})
const cities = [
  city(1, 'La Grange', 'Illinois', 41.81, -87.87),
  city(2, 'Kansas City', 'Missouri', 39.1, -94.58),
  city(3, 'Kansas City', 'Kansas', 39.11, -94.63),
]
const regions = [region('Illinois'), region('Wisconsin', { fr: 'Le Wisconsin' }), region('Kansas')]
const at = (changes: object) => ({
  city: 'La Grange',
  country: 'US',
  lat: 42.82,
  lon: -88.6,
  ...changes,
})
const placed = (place: object, elsewhere?: object) => {
  const editions = elsewhere === undefined ? [] : [{ date: '2025-09-20', place: elsewhere }]
  const row = rowOf({ place, editions })
  const { cityOf, uncompared } = placeRows([row], cities, regions)
  return {
    ids: [row.place, ...row.editions.map((each) => each.place ?? row.place)].map(
      (each) => cityOf(each).id,
    ),
    uncompared,
  }
}

test('a place is a city of its own region, even if a namesake is nearer or larger', () => {
  const kaw = at({ city: 'Kansas City', lat: 39.1, lon: -94.58 })
  expect(placed({ ...kaw, region: 'Kansas' }).ids).toEqual([3])
  expect(placed(kaw).ids).toEqual([2])
  expect(placed(at({}), { ...kaw, region: 'Kansas' }).ids).toEqual([1, 3])
})

test.each([
  ['place.region', at({ region: 'Wisconsin' }), undefined, 'is in Illinois, not in Wisconsin'],
  ['place.region', at({ region: 'Le Wisconsin' }), undefined, 'not in Le Wisconsin'],
  ['place.city', at({ city: 'Atlantis' }), undefined, '"Atlantis" is not in the gazetteer'],
  ['editions.0.place.region', at({}), at({ region: 'Kansas' }), 'not in Kansas'],
  ['editions.0.place.city', at({}), at({ city: 'Atlantis' }), 'is not in the gazetteer'],
])('a wrong %s is an error that names the field', (field, place, elsewhere, text) => {
  expect(() => placed(place, elsewhere)).toThrow(CatalogueError)
  expect(() => placed(place, elsewhere)).toThrow(`field "${field}": `)
  expect(() => placed(place, elsewhere)).toThrow(text)
})

test('every place that cannot be found is named, not only the first', () => {
  const rows = ['Atlantis', 'Avalon'].map((name) =>
    rowOf({ permalink: name.toLowerCase(), place: at({ city: name }) }),
  )
  expect(() => placeRows(rows, cities, regions)).toThrow(/Atlantis[\s\S]*Avalon/u)
})

test('a region that the gazetteer lacks is compared with nothing and reported', () => {
  expect(placed(at({ region: 'Walworth County' }))).toEqual({
    ids: [1],
    uncompared: ['Walworth County (US)'],
  })
})
