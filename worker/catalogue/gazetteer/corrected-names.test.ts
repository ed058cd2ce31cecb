import { expect, test } from 'vitest'
import { withCorrectedNames, withCorrectedRegionNames } from './corrected-names.ts'
import { readLines } from './read-lines.ts'
import { nameIn, readCities, readRegions } from './read-gazetteer.ts'

const cities = new Map(readCities().map((city) => [city.id, city]))

test('cities.tsv has every corrected name', () => {
  const keys = readLines('corrected-names.tsv', 4).map(([key = '']) => key)
  const ids = keys.filter((key) => !key.includes('/')).map(Number)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id) => !cities.has(id))).toEqual([])
  const built = [...cities.values()]
  expect(built.map(withCorrectedNames)).toEqual(built)
})

test('the own name of every place is in Latin letters, which readers of all languages see', () => {
  const unreadable = [...cities.values()].filter(({ name }) => !/\p{Script=Latin}/u.test(name))
  // A name in another script belongs into `names`: enter both in corrected-names.tsv and cities.tsv.
  expect(unreadable.map(({ id, name, country }) => `${id} ${name}, ${country}`)).toEqual([])
})

test('regions.tsv has every corrected name', () => {
  const regions = readRegions()
  const known = new Set(regions.map(({ country, name }) => `${country}/${name}`))
  const keys = readLines('corrected-region-names.tsv', 3).map(
    ([country = '', region = '']) => `${country}/${region}`,
  )
  expect(keys.length).toBeGreaterThan(10)
  expect(keys.filter((key) => !known.has(key))).toEqual([])
  expect(regions.map(withCorrectedRegionNames)).toEqual(regions)
})

test('a corrected region keeps its slugs', () => {
  const slugs = { en: 'dalarna', sv: 'dalarnas' }
  const region = { country: 'SE', name: 'Dalarna', names: { sv: 'Dalarnas', zh: '达拉纳' }, slugs }
  expect(withCorrectedRegionNames(region)).toEqual({ ...region, names: { zh: '达拉纳' } })
})

test('a correction replaces, adds and removes names, and the former own name stays searchable', () => {
  const names = { en: 'Sierre', ru: 'Сиерре', zh: '谢尔' }
  const sierre = { id: 2658606, country: 'CH', name: 'Siders', names, alt: [] }
  expect(withCorrectedNames(sierre)).toEqual({
    id: 2658606,
    country: 'CH',
    name: 'Sierre',
    names: { ru: 'Сьер', zh: '谢尔', de: 'Siders', ko: '시에르' },
    alt: [],
  })
  const imdina = { id: 2562746, country: 'MT', name: 'Imdina', names: {}, alt: ['Mdina'] }
  const mdina = withCorrectedNames(imdina)
  expect(mdina.name).toBe('Mdina')
  expect(mdina.alt).toEqual(['Imdina'])
  const other = { id: 1, country: 'DE', name: 'Elsewhere', names: { es: 'Werle' }, alt: [] }
  expect(withCorrectedNames(other)).toBe(other)
})

test('a place that GeoNames lacks is found by its name, whatever its id', () => {
  const lake = withCorrectedNames({ id: -7, country: 'TW', name: '日月潭', names: {}, alt: [] })
  expect(lake.name).toBe('Sun Moon Lake')
  expect(lake.names).toMatchObject({ zh: '日月潭' })
  expect(withCorrectedNames(lake)).toEqual(lake)
})

test.each([
  [2658606, 'pl', 'Sierre'],
  [2658606, 'de', 'Siders'],
  [2658606, 'ko', '시에르'],
  [2659748, 'tr', 'Martigny'],
  [2562746, 'fr', 'Mdina'],
  [2810878, 'es', 'Werl'],
  [2747373, 'pt', 'Haia'],
  [2747373, 'pt-BR', 'Haia'],
  [3177872, 'ko', '쿠르마유르'],
  [11071717, 'id', 'Edogawa'],
] as const)('the place %s is called in %s: %s', (id, locale, name) => {
  const city = cities.get(id)
  expect(city === undefined ? null : nameIn(locale, city)).toBe(name)
})
