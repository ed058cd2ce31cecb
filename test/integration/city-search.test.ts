import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '../../src/model/locales.ts'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { city } from '../../worker/db/schema.ts'
import { findCities, findCityById } from '../../worker/domain/catalogue/places/find-cities.ts'
import { openDatabase } from '../support/open-database.ts'

/** The order of cities that the editor offers for a text, on a real D1. */

const cityOf = (
  id: number,
  name: string,
  country: string,
  population: number,
  names: Partial<Record<Locale, string>> = {},
) => ({
  id,
  country,
  slug: name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-'),
  name,
  region: '',
  lat: 48,
  lon: 15,
  population,
  zone: 'Europe/Vienna',
  names: JSON.stringify(names),
})
const cities = [
  cityOf(1, 'Kroměříž', 'CZ', 27_917, { de: 'Kremsier', pl: 'Kromieryż' }),
  cityOf(2, 'Krems an der Donau', 'AT', 24_610, { zh: '克雷姆斯' }),
  cityOf(3, 'Kremsmünster', 'AT', 6_500),
  cityOf(4, 'Wien', 'AT', 1_900_000, { en: 'Vienna', it: 'Vienna' }),
  cityOf(5, 'Vienne', 'FR', 30_000, { de: 'Wienne' }),
  cityOf(6, 'Wiener Neustadt', 'AT', 45_000),
  cityOf(7, 'Wien West', 'US', 2_500_000),
  cityOf(8, 'Sankt Pölten', 'AT', 55_000),
]

let opened: Awaited<ReturnType<typeof openDatabase>>
let db: Database
beforeAll(async () => {
  opened = await openDatabase()
  db = createDatabase(opened.db)
  await db.insert(city).values(cities)
})
afterAll(() => opened.close())

test.each([
  // The Czech city is larger, but only its German name begins so.
  ['Krems', 'en', [2, 3, 1]],
  // In German it is called so, but the text is the whole first word of the Austrian one.
  ['krems', 'de', [2, 1, 3]],
  ['wien', 'de', [4, 7, 6, 5]],
  ['Vien', 'en', [4, 5]],
  ['sankt polten', 'de', [8]],
  ['克雷', 'en', [2]],
  ['Krems%', 'en', [2, 3]],
  ['Ш'.repeat(60), 'ru', []],
] as const)('cities for "%s" in %s', async (text, locale, ids) => {
  expect((await findCities(db, text, locale)).map(({ id }) => id)).toEqual(ids)
})

test('a city is found by its id, with its name in the language; an unknown id has none', async () => {
  expect(await findCityById(db, 1, 'de')).toMatchObject([{ id: 1, name: 'Kremsier' }])
  expect(await findCityById(db, 99, 'de')).toEqual([])
})
