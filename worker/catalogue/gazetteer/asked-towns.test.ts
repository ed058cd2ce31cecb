import { expect, test } from 'vitest'
import { askedTownIds, askedTowns } from './asked-towns.ts'
import { readCities } from './read-gazetteer.ts'

test('every asked town is in the gazetteer', () => {
  const ids = new Set(readCities().map(({ id }) => id))
  expect(askedTownIds.filter((id) => !ids.has(id))).toEqual([])
})

test('a town that GeoNames lacks stops the build', () => {
  expect(() => askedTowns([])).toThrow(/GeoNames has no place \d+/u)
})
