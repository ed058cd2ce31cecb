import { expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import { countryShapes } from './atlas.ts'
import { labelFiles } from './labels.ts'
import { containsPoint } from './label-position.ts'

test('countries and cities have names in each language, at their positions', () => {
  const files = new Map(labelFiles().map(({ path, labels }) => [path, labels]))
  expect(files.size).toBe(2 * locales.length)
  const country = (locale: string, name: string) =>
    files.get(`${locale}.json`)?.countries.find(([each]) => each === name)
  const germany = countryShapes('50m').find(({ properties }) => properties.name === 'Germany')
  const [, lon = 0, lat = 0, from = 9, to = 0] = country('de', 'Deutschland') ?? []
  expect(germany !== undefined && containsPoint(germany, lon, lat)).toBe(true)
  expect(from).toBeLessThan(to)
  for (const [locale, name] of [
    ['ja', 'ドイツ'],
    ['th', 'เยอรมนี'],
    ['pt-BR', 'Alemanha'],
  ] as const)
    expect(country(locale, name)?.slice(1), locale).toEqual([lon, lat, from, to])
  for (const locale of locales) {
    const all = files.get(`${locale}.json`)
    expect(all?.countries.length, locale).toBeGreaterThan(190)
    expect(new Set(all?.countries.map(([name]) => name)).size).toBe(all?.countries.length)
    expect(all?.cities.length).toBe(files.get('en.json')?.cities.length)
  }
  const cities = files.get('de.json')?.cities ?? []
  expect(cities.some(([name]) => name === 'Mailand')).toBe(true)
  const close = files.get('de-close.json')?.cities ?? []
  const zoomOf = (name: string) => [...cities, ...close].find(([each]) => each === name)?.[3] ?? 99
  expect(zoomOf('Paris')).toBeLessThan(zoomOf('Rouen'))
})
