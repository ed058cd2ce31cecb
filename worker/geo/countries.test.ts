import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Locale, locales } from '../../src/model/locales.ts'
import { countryCodes, isCountry } from './countries.ts'

const codes = Object.keys(countryCodes)

function countriesIn(locale: Locale): Map<string, { name: string; slug: string }> {
  const file = new URL(`../../src/i18n/countries/${locale}.json`, import.meta.url)
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(data ?? {}).map(([code, [name, slug]]) => [code, { name, slug }]))
}

test('there are the 249 countries of ISO 3166-1 and Kosovo', () => {
  expect(codes).toHaveLength(250)
  expect(isCountry('DE') && isCountry('HK') && isCountry('XK')).toBe(true)
  expect(isCountry('UK') || isCountry('EU') || isCountry('toString')).toBe(false)
  expect(countryCodes.US).toBe('united-states')
})

test('the English slugs are those of the English table', () => {
  const english = countriesIn('en')
  expect(Object.fromEntries([...english].map(([code, { slug }]) => [code, slug]))).toEqual(
    countryCodes,
  )
})

test.each(locales)('%s names every country with a slug of its own', (locale) => {
  const countries = countriesIn(locale)
  expect([...countries.keys()]).toEqual(codes)
  expect(new Set([...countries.values()].map(({ name }) => name)).size).toBe(codes.length)
  expect(new Set([...countries.values()].map(({ slug }) => slug)).size).toBe(codes.length)
  const native: Locale[] = ['ru', 'zh', 'ko', 'ja', 'th']
  const allowed = native.includes(locale) ? /^[^\sA-Z'’&()/]+$/u : /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
  expect(
    [...countries.values()].map(({ slug }) => slug).filter((slug) => !allowed.test(slug)),
  ).toEqual([])
})

test.each([
  ['de', 'DE', 'Deutschland', 'deutschland'],
  ['de', 'AT', 'Österreich', 'oesterreich'],
  ['fr', 'CI', 'Côte d’Ivoire', 'cote-divoire'],
  ['pl', 'PL', 'Polska', 'polska'],
  ['tr', 'TR', 'Türkiye', 'turkiye'],
  ['en', 'HK', 'Hong Kong', 'hong-kong'],
  ['en', 'CZ', 'Czechia', 'czechia'],
  ['zh', 'DE', '德国', '德国'],
  ['zh', 'MO', '澳门', '澳门'],
] satisfies [Locale, string, string, string][])(
  'in %s %s is %s with the slug %s',
  (locale, code, name, slug) => {
    expect(countriesIn(locale).get(code)).toEqual({ name, slug })
  },
)
