import { expect, test } from 'vitest'
import { cityAliases, withAliases } from './city-aliases.ts'
import { readCities } from './read-gazetteer.ts'

test('the gazetteer has every city with aliases, and all of them', () => {
  const cities = new Map(readCities().map((city) => [`${city.country}/${city.slug}`, city]))
  for (const key of cityAliases.keys()) {
    const city = cities.get(key)
    expect(city, key).toBeDefined()
    if (city !== undefined) expect(withAliases(city).alt, key).toEqual(city.alt)
  }
})

test('an alias that is a name of the city already is not repeated', () => {
  const city = { country: 'VN', slug: 'ho-chi-minh-city', name: 'Saigon', names: {}, alt: [] }
  expect(withAliases(city).alt).not.toContain('Saigon')
  expect(withAliases(city).alt).toContain('HCMC')
})
