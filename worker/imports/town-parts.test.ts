import { expect, test } from 'vitest'
import { townParts, typedTown } from './town-parts.ts'

const parts = (city: string, region: string | null = null, country: string | null = null) =>
  townParts({ city, region, country, lat: null, lon: null })

test.each([
  ['Chamonix, France', 'Chamonix', 'FR'],
  ['Stadtpark, 3500 Krems (AT)', 'Krems', 'AT'],
  ['Laa, Styria, Austria', 'Laa', 'AT'],
  ['東京, 日本', '東京', 'JP'],
  ['Παπάγου – Χολαργός', 'Χολαργός', null],
])('%s has the town %s and the country %s', (text, town, country) => {
  expect(parts(text).towns).toContain(town)
  expect(parts(text).country).toBe(country)
})

test('a code is a state in the country of the column, and the country of the text otherwise', () => {
  expect(parts('San Diego, CA', null, 'US')).toMatchObject({ country: 'US', regions: ['CA'] })
  expect(parts('Boulder, CO, US')).toMatchObject({ country: 'US', isUnclear: false })
  expect(parts('Boulder, CO')).toMatchObject({ country: 'CO', isUnclear: true })
  expect(parts('Treviso (TV)', null, 'IT')).toMatchObject({ country: 'IT', regions: ['TV'] })
})

test('a name of a country may be that of a region, which the column decides', () => {
  expect(parts('Motril (Granada)', null, 'ES')).toMatchObject({ country: 'ES', isUnclear: false })
  expect(parts('Motril (Granada)')).toMatchObject({ country: 'GD', isUnclear: true })
  expect(parts('Atlanta, Georgia')).toMatchObject({ country: 'GE', isUnclear: true })
  expect(parts('Tbilisi, Georgia', null, 'GE')).toMatchObject({ country: 'GE', isUnclear: false })
})

test('the typed town of an unknown place is its first part', () => {
  expect(typedTown(parts('Les Houches'))).toBe('Les Houches')
  expect(typedTown(parts('Les Houches, Haute-Savoie, France'))).toBe('Les Houches')
  expect(typedTown(parts(''))).toBe('')
  expect(typedTown(parts('x'.repeat(120)))).toBe('')
})
