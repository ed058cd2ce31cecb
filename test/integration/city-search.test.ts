import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '../../src/model/locales.ts'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { city } from '../../worker/db/schema.ts'
import {
  findCityById,
  findPin,
  findPlaces,
} from '../../worker/domain/catalogue/places/find-places.ts'
import { openDatabase } from '../support/open-database.ts'
import { writePlaceNames, writeTestVillages } from '../support/place-names.ts'

/** The order of places that the editor offers for a text. */

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
  await writePlaceNames(opened.db)
  const village = { country: 'AT', region: 'Lower Austria', population: 900 }
  await writeTestVillages(opened.db, [
    { ...village, id: 20, name: 'Weißenkirchen in der Wachau', lat: 48.4, lon: 15.47 },
    { ...village, id: 21, name: 'Σπιτζ', lat: 48.36, lon: 15.41 },
  ])
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
  ['Krems%', 'en', [2, 3, 1]],
  ['Ш'.repeat(60), 'ru', []],
] as const)('places for "%s" in %s', async (text, locale, ids) => {
  expect((await findPlaces(db, text, locale)).map(({ id }) => id)).toEqual(ids)
})

test('a city is found by its id, with its name in the language; an unknown id has none', async () => {
  expect(await findCityById(db, 1, 'de')).toMatchObject({ id: 1, name: 'Kremsier', town: null })
  expect(await findCityById(db, 99, 'de')).toBeNull()
})

test('a village is found by its name and has its point and the city near it', async () => {
  expect(await findPlaces(db, 'weissenkirchen', 'en')).toMatchObject([
    { town: 'Weißenkirchen in der Wachau', region: 'Lower Austria', lat: 48.4, lon: 15.47 },
  ])
  expect(await findPlaces(db, 'σπιτζ', 'en')).toMatchObject([{ town: 'Σπιτζ' }])
})

test('a pin has the city near it, and is in another country than a city elsewhere', async () => {
  const point = { lat: 48.4, lon: 15.47 }
  expect(await findPin(db, point, 2, 'en')).toMatchObject({
    isInCountry: true,
    city: { country: 'AT' },
  })
  expect((await findPin(db, { lat: 48, lon: 15 }, null, 'en')).city).not.toBeNull()
  await db.insert(city).values({ ...cityOf(9, 'Dakar', 'SN', 1e6), lat: 14.7, lon: -17.4 })
  expect(await findPin(db, point, 9, 'en')).toMatchObject({ isInCountry: false, city: { id: 9 } })
})
