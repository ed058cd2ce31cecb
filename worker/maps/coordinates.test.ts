import { expect, test } from 'vitest'
import { coordinates } from './coordinates.ts'
import { locales } from '../../src/model/locales.ts'

const nbsp = '\u00a0'

test('coordinates have the number format and the quarters of the language', () => {
  const rio = { lat: -22.9068, lon: -43.1729 }
  expect(coordinates(rio, 'en')).toBe(`22.91°${nbsp}S 43.17°${nbsp}W`)
  expect(coordinates(rio, 'pt-BR')).toBe(`22,91°${nbsp}S 43,17°${nbsp}O`)
  expect(coordinates({ lat: 35.6812, lon: 139.7671 }, 'ja')).toBe('北緯35.68° 東経139.77°')
})

test('the four quarters differ in every language', () => {
  for (const locale of locales) {
    const quarters = [1, -1].flatMap((lat) =>
      [1, -1].map((lon) => coordinates({ lat, lon }, locale)),
    )
    expect(new Set(quarters).size, locale).toBe(4)
  }
})
