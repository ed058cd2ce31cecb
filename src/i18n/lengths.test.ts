import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readerOf } from '../../test/support/reader.ts'
import { kilometresOfMiles } from '../model/values/units.ts'
import { climb, length, longLength, longUnitName, wayOff } from './lengths.ts'
import { locales } from '../model/locales.ts'

const metric = readerOf()
const imperial = readerOf({ unit: 'imperial' })

test('a length under a kilometre is shown in whole metres, from a kilometre on in kilometres', () => {
  expect(length(800, metric)).toEqual({ value: '800', unit: 'm' })
  expect(length(999, metric)).toEqual({ value: '999', unit: 'm' })
  expect(length(1000, metric)).toEqual({ value: '1', unit: 'km' })
  expect(length(21_098, readerOf({ locale: 'de' }))).toEqual({ value: '21,1', unit: 'km' })
})

test.each([
  [42_195, '26.2', 'mi'],
  [21_098, '13.1', 'mi'],
  [5000, '3.1', 'mi'],
  [160_934, '100', 'mi'],
  [1609, '1', 'mi'],
  [1500, '0.93', 'mi'],
  [750, '0.47', 'mi'],
  [320, '0.2', 'mi'],
  [100, '109', 'yd'],
] as const)('%d metres are %s %s in imperial units', (metres, value, unit) => {
  expect(length(metres, imperial)).toEqual({ value, unit })
})

test('a climb is in metres or in feet, and always whole', () => {
  expect(climb(1250.4, metric)).toBe('1,250\u00a0m')
  expect(climb(1250.4, imperial)).toBe('4,102\u00a0ft')
})

test('a distance to a place is at least 1', () => {
  expect([wayOff(0.2, metric), wayOff(0.2, imperial)]).toEqual(['1\u00a0km', '1\u00a0mi'])
  expect([wayOff(80, metric), wayOff(80, imperial)]).toEqual(['80\u00a0km', '50\u00a0mi'])
})

test.each(locales)('%s has a name for both units and writes both', (locale) => {
  const units = [readerOf({ locale }), readerOf({ locale, unit: 'imperial' })]
  const [km = '', mi = ''] = units.map((reader) => longUnitName(reader))
  expect(km).not.toBe(mi)
  expect(`${km}${mi}`).not.toMatch(/\d/u)
  expect(units.map((reader) => length(42_195, reader).value.replace(',', '.'))).toEqual([
    '42.2',
    '26.2',
  ])
})

test('a bound in miles is shown again as it was given, and takes in what is shown so', () => {
  const tenths = fc.integer({ min: 10, max: 9999 }).map((n) => n / 10)
  const hundredths = fc.integer({ min: 1, max: 94 }).map((n) => n / 100)
  fc.assert(
    fc.property(fc.oneof(tenths, hundredths), (miles) => {
      for (const bound of ['least', 'most'] as const) {
        const shown = longLength(kilometresOfMiles(miles, bound), imperial).value
        expect(Number(shown.replace(',', ''))).toBe(miles)
      }
    }),
  )
  expect(kilometresOfMiles(26.2, 'least')).toBeLessThan(42.195)
  expect(kilometresOfMiles(26.2, 'most')).toBeGreaterThan(42.195)
})
