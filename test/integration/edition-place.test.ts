import '../../src/i18n/all-words.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ratesSnapshot } from '../../worker/rates/rates-snapshot.ts'
import { priceOn } from '../../worker/rules/ticket-prices.ts'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { writeRecords } from '../../worker/db/write-records.ts'
import { city } from '../../worker/db/schema.ts'
import { findFeedEditions } from '../../worker/domain/catalogue/feeds/find-feed-editions.ts'
import { eventRows } from '../../worker/domain/catalogue/events/event-rows.ts'
import { findEvent } from '../../worker/domain/catalogue/events/find-event.ts'
import { findEventCards } from '../../worker/domain/catalogue/events/find-event-cards.ts'
import { rowTables } from '../../worker/domain/catalogue/events/row-tables.ts'
import { presentEvent } from '../../worker/present/event/event.ts'
import { openDatabase } from '../support/open-database.ts'
import { rowOf } from '../support/catalogue-row.ts'

/** An event of Oslo that was in Bergen once, from the catalogue row to its pages. */

const today = '2026-11-21'
const place = { city: 'Bergen', country: 'NO', lat: 60.39, lon: 5.32, venue: 'Bryggen' }
const source = 'https://oslomaraton.no/entry'
const row = rowOf({
  place: { city: 'Oslo', country: 'NO', lat: 59.91, lon: 10.75, venue: 'Rådhusplassen' },
  site: 'https://oslomaraton.no/',
  sources: [
    {
      url: 'https://oslomaraton.no/',
      facts: ['name', 'races'],
      check: { kind: 'page', on: '2026-11-20' },
    },
    { url: 'https://no.wikipedia.org/wiki/Oslo_Maraton', facts: ['place', 'dates'] },
  ],
  editions: [
    { date: '2024-09-21' },
    { date: '2025-09-20', place },
    {
      date: '2027-09-18',
      registration: { closes: '2027-09-01', source, checked: '2026-11-02' },
    },
  ],
  races: [
    {
      name: 'Marathon',
      sport: 'run',
      legs: [{ sport: 'run', distance: 42.195, unit: 'km' }],
      price: {
        amount: 890,
        currency: 'NOK',
        edition: '2027-09-18',
        validUntil: '2027-01-31',
        source,
        checked: '2026-11-02',
      },
    },
  ],
})
const cities = ['Oslo', 'Bergen'].map((name, index) => ({
  id: index + 1,
  country: 'NO',
  slug: name.toLowerCase(),
  name,
  region: '',
  lat: 60,
  lon: 10,
  population: 1,
  zone: 'Europe/Oslo',
  names: '{}',
}))

let opened: Awaited<ReturnType<typeof openDatabase>>
let db: Database

beforeAll(async () => {
  opened = await openDatabase()
  db = createDatabase(opened.db)
  await db.insert(city).values(cities)
  const cityOf = (at: { city: string }) => ({
    id: cities.findIndex(({ name }) => name === at.city) + 1,
    zone: 'Europe/Oslo',
  })
  const rows = eventRows([row], {
    today,
    now: `${today}T08:00:00.000Z`,
    cityOf,
    euro: (n) => n / 11,
  })
  for (const table of rowTables) await writeRecords(opened.db, table, rows[table])
})
afterAll(() => opened.close())

const factsOn = (date: string | null) =>
  findEvent(db, { permalink: row.permalink, date, locale: 'en', at: today })
const viewOn = async (date: string | null) =>
  presentEvent(
    await factsOn(date),
    {
      locale: 'en',
      unit: 'metric',
      currency: 'NOK',
      rates: ratesSnapshot,
      now: Date.parse('2026-11-21T09:00:00Z'),
    },
    today,
  )

test('the page of an edition held elsewhere has its city, point and venue; the others the event’s', async () => {
  expect((await factsOn('2025-09-20')).event).toMatchObject({
    city: 'Bergen',
    lat: 60.39,
    lon: 5.32,
    venue: { text: 'Bryggen' },
  })
  for (const date of [null, '2024-09-21'])
    expect((await factsOn(date)).event).toMatchObject({
      city: 'Oslo',
      lat: 59.91,
      venue: { text: 'Rådhusplassen' },
    })
})

test('the list of editions names the place of those held elsewhere than the shown one', async () => {
  const placesOn = async (date: string | null) =>
    (await viewOn(date)).editions.map((edition) => [edition.year, edition.place])
  expect(await placesOn(null)).toEqual([
    ['2027', null],
    ['2025', 'Bergen'],
    ['2024', null],
  ])
  expect(await placesOn('2025-09-20')).toEqual([
    ['2027', 'Oslo'],
    ['2025', null],
    ['2024', 'Oslo'],
  ])
})

test('feeds and cards have the place of the edition', async () => {
  const editions = await findFeedEditions(db, [1, 2, 3], 'en')
  expect(editions.map(({ city: name, lat, venue }) => [name, lat, venue])).toEqual([
    ['Oslo', 59.91, 'Rådhusplassen'],
    ['Bergen', 60.39, 'Bryggen'],
    ['Oslo', 59.91, 'Rådhusplassen'],
  ])
  const [card] = await findEventCards(db, [row.permalink], 'en', today)
  expect(card).toMatchObject({ city: 'Oslo', lat: 59.91 })
})

test('sources keep their groups, and only a compared one has a check', async () => {
  expect((await viewOn(null)).sources).toEqual([
    {
      url: 'https://oslomaraton.no/',
      label: 'oslomaraton.no',
      official: true,
      facts: ['name', 'races'],
      checkKind: 'page',
      checkedOn: '20 November 2026',
    },
    {
      url: 'https://no.wikipedia.org/wiki/Oslo_Maraton',
      label: 'Wikipedia',
      official: false,
      facts: ['place', 'dates'],
      checkKind: null,
      checkedOn: null,
    },
  ])
})

test('a price and a sign-up window name their page, and no other edition has them', async () => {
  const stated = { url: source, host: 'oslomaraton.no', date: '2 November 2026', copy: false }
  const view = await viewOn(null)
  expect(view.priceSources).toEqual([stated])
  expect(view.edition.registration.source).toEqual(stated)
  const [race] = (await factsOn(null)).races
  expect(priceOn(race?.prices ?? [], '2027-01-31')).toMatchObject({ amount: 89_000 })
  expect(priceOn(race?.prices ?? [], '2027-02-01')).toBeNull()
  const past = await viewOn('2024-09-21')
  expect(past.priceSources).toEqual([])
  expect(past.edition.registration.source).toBeNull()
})
