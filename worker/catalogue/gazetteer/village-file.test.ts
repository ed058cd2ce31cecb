import { expect, test } from 'vitest'
import { nativeNames, worldwideNames } from './native-scripts.ts'
import { parseVillages, readVillages, villageLines } from './village-file.ts'

const houches = {
  id: 3_005_000,
  country: 'FR',
  admin1: '84',
  name: 'Les Houches',
  lat: 45.891,
  lon: 6.799,
  population: 2985,
  native: [],
}
const arta = {
  ...houches,
  id: 7,
  country: 'GR',
  admin1: 'x',
  name: 'Árta',
  native: ['Άρτα', 'Αρτα'],
}

test('villages and names of cities are read as they were written', () => {
  const file = { villages: [houches, arta], cityNames: [{ id: 9, names: ['Αθήνα', 'Athen'] }] }
  expect(parseVillages(villageLines(file))).toEqual(file)
})

test('a malformed line is reported with its number', () => {
  const text = villageLines({ villages: [houches, arta], cityNames: [] })
  expect(() => parseVillages(text.replace('6.799', 'east'))).toThrow(/line 2 is malformed/u)
  expect(() => parseVillages(text.replace('\t2985', ''))).toThrow(/line 2/u)
})

test('the gazetteer has villages of trail races, and native names', () => {
  const { villages, cityNames } = readVillages()
  const names = new Set(villages.map(({ country, name }) => `${country} ${name}`))
  for (const name of [
    'FR Les Houches',
    'GB Kinlochleven',
    'CH Orsières',
    'NO Åndalsnes',
    'JP Hakone',
  ])
    expect(names).toContain(name)
  expect(new Set(villages.map(({ id }) => id)).size).toBe(villages.length)
  expect(cityNames.length).toBeGreaterThan(5000)
})

test('native names are those in a script of the country', () => {
  expect(nativeNames('GR', ['Άρτα', 'Arta', 'Арта'])).toEqual(['Άρτα'])
  expect(nativeNames('JP', ['箱根', 'はこね', 'Hakone'])).toEqual(['箱根', 'はこね'])
  expect(nativeNames('FR', ['Париж'])).toEqual([])
  expect(worldwideNames(['Σαραγόσα', 'Zaragoza', 'סרגוסה'])).toEqual(['Σαραγόσα'])
})
