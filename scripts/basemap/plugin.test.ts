import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { borderLines, countryShapes, landShape } from './atlas.ts'
import { labelFiles } from './labels.ts'
import { lastTileZoom, tileFiles } from './tiles.ts'
import { holdsPlace, widestOf } from './widest.ts'

const shapes = countryShapes('50m')

function shapeOf(name: string) {
  const shape = shapes.find(({ properties }) => properties.name === name)
  if (shape === undefined) throw new Error(`The atlas has no ${name}.`)
  return shape
}

function linesOf(disputed: 0 | 1): Position[][] {
  const line = borderLines('50m').features.find(
    (each) => each.properties?.['disputed'] === disputed,
  )
  return line?.geometry.type === 'MultiLineString' ? line.geometry.coordinates : []
}

test('no outline jumps across the map at the 180th meridian', () => {
  const land = landShape('50m').features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
  )
  expect(land.length).toBeGreaterThan(1000)
  // The ring around the pole is closed along the lower edge, in one step.
  const jumps = land.flatMap((ring) =>
    ring.filter(([lon = 0, lat = 0], i) => {
      const [before = lon] = ring[i - 1] ?? []
      return Math.abs(lon - before) > 180 && lat > -89
    }),
  )
  expect(jumps).toEqual([])
})

test('a country is named in itself, where it is wide, also across the 180th meridian', () => {
  for (const name of [
    'Russia',
    'Fiji',
    'France',
    'Chile',
    'Indonesia',
    'United States of America',
  ]) {
    const { lon, lat, width } = widestOf(shapeOf(name))
    expect(holdsPlace(shapeOf(name), lon, lat), name).toBe(true)
    expect(width).toBeGreaterThan(0)
  }
  const { lon } = widestOf(shapeOf('Russia'))
  expect(lon).toBeGreaterThan(60)
  expect(holdsPlace(shapeOf('France'), 13.4, 52.5), 'Berlin').toBe(false)
})

test('lines that states disagree on are apart from the others', () => {
  const isNeck = ([lon = 0, lat = 0]: Position) => lon > 33 && lon < 35 && lat > 45.8 && lat < 46.4
  expect(linesOf(1).flat().some(isNeck), 'Crimea').toBe(true)
  expect(linesOf(0).flat().some(isNeck)).toBe(false)
  const isKosovan = ([lon = 0, lat = 0]: Position) =>
    lon > 20.3 && lon < 21.6 && lat > 42.7 && lat < 43.2
  expect(linesOf(1).flat().some(isKosovan), 'Kosovo').toBe(true)
  expect(linesOf(0).length).toBeGreaterThan(150)
})

test('every tile down to the last zoom is there, and those of the coasts are light', () => {
  const files = tileFiles()
  expect(files).toHaveLength((4 ** (lastTileZoom + 1) - 1) / 3)
  const sizeOf = (path: string) => files.find((file) => file.path === path)?.bytes.length ?? -1
  expect(sizeOf('5/2/20.pbf'), 'the open Pacific').toBe(0)
  expect(sizeOf('5/16/9.pbf'), 'Norway').toBeGreaterThan(5000)
  expect(Math.max(...files.map(({ bytes }) => bytes.length))).toBeLessThan(60_000)
})

test('names are in each language and lie where they belong', () => {
  const files = new Map(labelFiles().map(({ path, labels }) => [path, labels]))
  expect(files.size).toBe(2 * locales.length)
  const country = (locale: string, name: string) =>
    files.get(`${locale}.json`)?.countries.find(([each]) => each === name)
  const [, lon = 0, lat = 0, from = 9, to = 0] = country('de', 'Deutschland') ?? []
  expect(holdsPlace(shapeOf('Germany'), lon, lat)).toBe(true)
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
