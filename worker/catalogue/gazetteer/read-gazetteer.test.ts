import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasForeignLetters } from '../../../src/i18n/local-name.ts'
import { type Locale, locales } from '../../../src/model/locales.ts'
import { isCountry } from '../../geo/countries.ts'
import { readCatalogue } from '../read-catalogue.ts'
import { criteriaWords } from './criteria-words.ts'
import { cityFinder } from './find-city.ts'
import { fold } from './fold.ts'
import {
  GazetteerError,
  nameIn,
  parseCities,
  parseRegions,
  readCities,
  readRegions,
} from './read-gazetteer.ts'

const nativeScript = new Set<Locale>(['ru', 'zh', 'ko', 'ja', 'th'])
const cities = readCities()
const millions = cities.filter((city) => city.population >= 1_000_000)

function cityNamed(name: string, country: string) {
  const key = fold(name)
  return cities.find(
    (city) =>
      city.country === country &&
      [city.name, ...Object.values(city.names), ...city.alt].some((text) => fold(text) === key),
  )
}

test('München, Munich, Monaco di Baviera and 慕尼黑 are one city', () => {
  const ids = ['München', 'Munich', 'Monaco di Baviera', '慕尼黑', 'Muenchen'].map(
    (name) => cityNamed(name, 'DE')?.id,
  )
  expect(new Set(ids)).toEqual(new Set([2867714]))
})

test.each([
  ['en', 'Vienna', 2761369],
  ['en', 'Moscow', 524901],
  ['en', 'Cologne', 2886242],
  ['en', 'New York', 5128581],
  ['pt', 'Moscovo', 524901],
  ['pt-BR', 'Moscou', 524901],
  ['pt', 'Colónia', 2886242],
  ['pt-BR', 'Colônia', 2886242],
  ['pt', 'Nova Iorque', 5128581],
  ['pt-BR', 'Nova York', 5128581],
  ['ja', '東京', 1850147],
  ['zh', '东京', 1850147],
  ['zh', '纽约', 5128581],
  ['ko', '서울', 1835848],
  ['ja', '横浜', 1848354],
  ['es', 'Ciudad de México', 3530597],
] satisfies [Locale, string, number][])('in %s it is called %s', (locale, name, id) => {
  const city = cities.find((entry) => entry.id === id)
  expect(city === undefined ? null : nameIn(locale, city)).toBe(name)
})

/** Places above a million that lack names in these scripts in GeoNames and CLDR: mostly districts and errors. */
const withoutNames: Readonly<Record<string, readonly Locale[]>> = {
  13308620: ['ru', 'zh', 'ja', 'ko'], // Bao'an
  12747063: ['ru', 'ko'], // New Territories
  1798425: ['ru', 'ko'], // Puyang
  1816917: ['ru', 'ko'], // Baoshan
  99071: ['ru', 'zh', 'ja', 'ko'], // Al Mawşil al Jadīdah
  388349: ['ru', 'zh', 'ja', 'ko'], // Al Başrah al Qadīmah
  1794035: ['ru', 'ko'], // Songjiang
  1806508: ['ru', 'ko'], // Jiading
  2422488: ['ru', 'zh', 'ja', 'ko'], // Camayenne
  195272: ['ja', 'ko'], // Kakamega
  1258393: ['ru', 'zh', 'ja', 'ko'], // Rasapūdipalem
  12165956: ['ru', 'zh', 'ja', 'ko'], // Kallakurichi
  1802875: ['ko'], // Guankou
  1723510: ['ru', 'zh', 'ja', 'ko'], // Budta
  1797798: ['ru', 'ko'], // Qingpu
  1642548: ['ru', 'zh', 'ja', 'ko'], // Jepara
  268743: ['ru', 'zh', 'ja', 'ko'], // Ra’s Bayrūt
  1261162: ['ru', 'zh', 'ja', 'ko'], // Nowrangapur
  1787375: ['ru', 'ko'], // Yangpu
  12747064: ['ru', 'ko'], // Hong Kong Island
  3514674: ['ru', 'zh', 'ja', 'ko'], // Gustavo Adolfo Madero
  13608002: ['ru', 'ko'], // Fengxiang
  1978681: ['ru', 'zh', 'ja', 'ko'], // Malingao
  1787957: ['ru', 'ko'], // Xuhui
  1254745: ['zh', 'ja', 'ko'], // Teni
  7602670: ['ru', 'zh', 'ja', 'ko'], // Zhu Cheng City
}

test('every city of a million has a zone and a name in Russian, Chinese, Japanese and Korean', () => {
  const lacking = millions.flatMap((city) => {
    const missing = (['ru', 'zh', 'ja', 'ko'] satisfies Locale[]).filter(
      (locale) =>
        city.names[locale] === undefined && withoutNames[city.id]?.includes(locale) !== true,
    )
    return missing.length > 0 ? [`${city.id} ${city.name}: ${missing.join(' ')}`] : []
  })
  expect(lacking).toEqual([])
  expect(millions.length).toBeGreaterThan(500)
})

test('every zone is known to the runtime', () => {
  const known = (zone: string) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
    } catch {
      return false
    }
  }
  expect([...new Set(cities.map((city) => city.zone))].filter((zone) => !known(zone))).toEqual([])
})

test('ids are unique, and slugs are ASCII and unique within a country', () => {
  expect(new Set(cities.map((city) => city.id)).size).toBe(cities.length)
  expect(new Set(cities.map((city) => `${city.country}/${city.slug}`)).size).toBe(cities.length)
  expect(
    cities
      .filter((city) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(city.slug))
      .map((city) => city.slug),
  ).toEqual([])
})

test('every city and region has a country of the list', () => {
  const codes = new Set([...cities, ...readRegions()].map((entry) => entry.country))
  expect([...codes].filter((code) => !isCountry(code))).toEqual([])
})

test.each([
  ['ru', /^[\p{Script=Cyrillic}\p{P}\s\d]+$/u],
  ['zh', /^[\p{Script=Han}·]+$/u],
  ['ja', /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{P}＝\s]+$/u],
  ['ko', /^[\p{Script=Hangul}\p{P}\s]+$/u],
  ['th', /^[\p{Script=Thai}\p{P}\s]+$/u],
] satisfies [Locale, RegExp][])('every name in %s is in its script', (locale, script) => {
  const names = [...cities, ...readRegions()].flatMap((entry) => entry.names[locale] ?? [])
  expect(names.filter((name) => !script.test(name))).toEqual([])
  expect(names.length).toBeGreaterThan(1000)
})

test('names in languages with Latin script are in Latin script', () => {
  const latin: Locale[] = [
    'en',
    'fr',
    'de',
    'es',
    'it',
    'pt',
    'pt-BR',
    'pl',
    'sv',
    'nl',
    'tr',
    'id',
  ]
  const names = cities.flatMap((city) => latin.flatMap((locale) => city.names[locale] ?? []))
  expect(
    names.filter((name) =>
      /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Thai}\p{Script=Arabic}]/u.test(name),
    ),
  ).toEqual([])
})

test('every city has a name in Latin letters, for readers of languages without one of their own', () => {
  expect(cities.map(({ name }) => name).filter(hasForeignLetters)).toEqual([])
})

test('Chinese names are simplified', () => {
  const traditional = /[東灣廣門龍縣區國島臺約濱馬鳥魚車長興華陽陰蘭衛漢寧貝爾維納聖羅賓聯橋歐關]/u
  const names = [...cities, ...readRegions()].flatMap((entry) => entry.names.zh ?? [])
  expect(names.filter((name) => traditional.test(name))).toEqual([])
})

test('every event of the catalogue finds its city within its country', () => {
  const find = cityFinder(cities)
  const rows = readCatalogue(join(import.meta.dirname, '../events'))
  expect(
    rows
      .filter((row) => find(row.place) === null)
      .map((row) => `${row.place.city} (${row.place.country})`),
  ).toEqual([])
})

const named = readRegions().filter((region) => region.slugs.en !== undefined)

test('region slugs are unique per country and language, and differ from cities, sports and distances', () => {
  const citySlugs = new Set(cities.map((city) => `${city.country}/${city.slug}`))
  for (const locale of locales) {
    const slugs = named.map(
      (region) => `${region.country}/${region.slugs[locale] ?? region.slugs.en}`,
    )
    expect(new Set(slugs).size).toBe(named.length)
    expect(slugs.filter((slug) => citySlugs.has(slug))).toEqual([])
    const words = new Set(criteriaWords(locale))
    expect(slugs.filter((slug) => words.has(slug.slice(3)))).toEqual([])
    const letters = nativeScript.has(locale) ? /^[\p{L}\p{M}\p{N}ー-]+$/u : /^[a-z0-9-]+$/u
    expect(slugs.filter((slug) => !letters.test(slug.slice(3)))).toEqual([])
  }
})

test('no city slug equals a sport or distance in any language', () => {
  const words = new Set(locales.flatMap(criteriaWords))
  expect(cities.filter((city) => words.has(city.slug)).map((city) => city.slug)).toEqual([])
})

test('only regions with a city, in countries with several such regions, have slugs', () => {
  const inhabited = new Set(cities.map((city) => `${city.country}/${city.region}`))
  expect(named.filter(({ country, name }) => !inhabited.has(`${country}/${name}`))).toEqual([])
  const ofCountry = Map.groupBy(named, (region) => region.country)
  expect([...ofCountry.values()].filter((regions) => regions.length < 2)).toEqual([])
  expect(named.length).toBeGreaterThan(2500)
})

test.each([
  ['en', 'Bavaria', 'bavaria'],
  ['de', 'Bavaria', 'bayern'],
  ['fr', 'Bavaria', 'baviere'],
  ['ja', 'Saxony-Anhalt', 'ザクセン-アンハルト州'],
  ['de', 'Thuringia', 'thueringen'],
  ['en', 'Berlin', 'berlin-region'],
  ['fr', 'Berlin', 'region-berlin'],
  ['zh', 'Berlin', '柏林'],
] satisfies [Locale, string, string][])('in %s the path says %s as %s', (locale, name, slug) => {
  const region = named.find((each) => each.country === 'DE' && each.name === name)
  expect(region?.slugs[locale] ?? region?.slugs.en).toBe(slug)
})

test('regions of a country have different names in each language', () => {
  const called = locales.flatMap((locale) =>
    readRegions().map(
      ({ country, name, names }) => `${locale}/${country}/${fold(names[locale] ?? name)}`,
    ),
  )
  expect(called.length - new Set(called).size).toBe(0)
})

test('the error of a malformed line names file, line and column', () => {
  const head = 'id\tslug\tname\tcountry\tregion\tlat\tlon\tpopulation\tzone\tnames\talt\n'
  const line = '1\ta\tA\tDE\t\tnorth\t8\t0\tEurope/Berlin\t\t\n'
  expect(() => parseCities(`${head}${line}`)).toThrow(
    new GazetteerError('cities.tsv, line 2, column "lat": "north" is not a number'),
  )
  expect(() => parseCities('id\tname\n')).toThrow('cities.tsv, line 1')
  expect(() =>
    parseRegions('country\tcode\tname\tnames\tslugs\nDE\t02\tBavaria\txx=Bayern\t\n'),
  ).toThrow('line 2, column "names"')
})
