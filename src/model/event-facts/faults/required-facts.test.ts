import { expect, test } from 'vitest'
import { isRequiredFact } from './required-facts.ts'

test.each([
  'name',
  'place.cityId',
  'editions.118.date',
  'editions.118.place.cityId',
  'editions.118.races.n4f.name',
  'editions.n1.races.7.sport',
  'editions.n1.races.7.legs.8.sport',
  'editions.n1.races.7.prices.9.amount',
])('%s is required', (path) => {
  expect(isRequiredFact(path)).toBe(true)
})

test.each([
  'url',
  'names.de',
  'place.lat',
  'editions.118.endDate',
  'editions.118.races.n4f.acronym',
  'editions.118.races.n4f.names.fr',
  'editions.118.races.n4f.prices.9.validFrom',
])('%s is optional', (path) => {
  expect(isRequiredFact(path)).toBe(false)
})
