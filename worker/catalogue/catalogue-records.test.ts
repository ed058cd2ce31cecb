import { expect, test } from 'vitest'
import { sportCodes } from '../../src/model/sports.ts'
import { distanceUnitCodes } from '../../src/model/units.ts'
import { rowOf } from '../../test/support/catalogue-row.ts'
import { catalogueRecords } from './catalogue-records.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import type { City } from './gazetteer/read-gazetteer.ts'

const oslo: City = {
  id: 3_143_244,
  country: 'NO',
  region: 'NO.12',
  slug: 'oslo',
  name: 'Oslo',
  lat: 59.91,
  lon: 10.75,
  population: 580_000,
  zone: 'Europe/Oslo',
  names: {},
  alt: [],
}

const options = {
  today: '2026-11-21',
  now: '2026-11-21T08:00:00.000Z',
  cityOf: () => oslo,
  euro: (amount: number) => amount / 10,
}
const recordsOf = (...rows: CatalogueRow[]) => catalogueRecords(rows, options)
const legs = (...entries: Record<string, unknown>[]) =>
  rowOf({
    races: [
      { name: 'Race', sport: 'run', legs: entries.map((entry) => ({ sport: 'run', ...entry })) },
    ],
  })

test('an expected edition is stored as not confirmed', () => {
  expect(recordsOf(rowOf()).edition).toMatchObject([
    { date: '2027-09-18', dateConfirmed: false, status: null },
  ])
})

test('miles, feet and yards are kept as stated and counted in metres', () => {
  const { activity, race } = recordsOf(
    legs(
      { distance: 100, unit: 'mi', gain: { value: 18_090, unit: 'ft' } },
      { distance: 500, unit: 'yard', gain: { value: 0 } },
    ),
  )
  expect(activity).toMatchObject([
    {
      distance: 100,
      distanceUnitId: distanceUnitCodes.mi,
      metres: 160_934,
      elevationGain: 18_090,
      elevationGainUnitId: distanceUnitCodes.ft,
      gainMetres: 5514,
    },
    {
      distance: 500,
      distanceUnitId: distanceUnitCodes.yard,
      metres: 457,
      elevationGainUnitId: distanceUnitCodes.m,
    },
  ])
  expect(race).toMatchObject([{ metres: 161_391, gainMetres: 5514 }])
})

test('an unknown distance is stored as unknown, not as nothing', () => {
  const { activity, race } = recordsOf(legs({}))
  expect(activity).toMatchObject([
    { unknownDistance: true, distance: null, distanceUnitId: null, metres: null, seconds: null },
  ])
  expect(race).toMatchObject([{ metres: null, seconds: null }])
})

test('a race with one leg of unknown length has no length', () => {
  expect(recordsOf(legs({ distance: 10, unit: 'km' }, {})).race[0]?.metres).toBeNull()
})

test('a race by time has seconds and no metres', () => {
  expect(recordsOf(legs({ distance: 24, unit: 'hour' })).race).toMatchObject([
    { seconds: 86_400, metres: null },
  ])
})

test('a race knows its sport apart from its legs’, and the edition takes that of its first race', () => {
  const row = rowOf({
    races: [
      {
        name: 'Full',
        sport: 'triathlon',
        legs: [{ sport: 'swimming' }, { sport: 'cycling' }, { sport: 'run' }],
      },
      {
        name: 'Run',
        sport: 'run',
        legs: [{ sport: 'run' }],
        dayOffset: 1,
        start: '09:30',
        price: { amount: 500, currency: 'SEK' },
      },
    ],
  })
  const { edition, race, activity, ticket_price } = recordsOf(row)
  expect(edition[0]?.sport).toBe(sportCodes.triathlon)
  expect(race).toMatchObject([
    { sport: sportCodes.triathlon, ordinal: 0, date: null, startTime: null },
    { sport: sportCodes.run, ordinal: 1, date: '2027-09-19', startTime: '09:30' },
  ])
  expect(activity.map(({ sport }) => sport)).toEqual([17, 11, 0, 0])
  expect(activity.map(({ ordinal }) => ordinal)).toEqual([0, 1, 2, 0])
  expect(ticket_price).toMatchObject([
    { raceId: race[1]?.id, amount: 500, currency: 'SEK', amountEur: 50 },
  ])
})

test('events of one organiser share it, and two names with one slug get different permalinks', () => {
  const by = (permalink: string, name: string) => rowOf({ permalink, organiser: { name } })
  const { organiser, event } = recordsOf(
    by('a', 'Göteborgs VarvetClub'),
    by('b', 'Göteborgs VarvetClub'),
    by('c', 'Goteborgs Varvetclub'),
    rowOf({ permalink: 'd' }),
  )
  expect(event.map(({ organiserId }) => organiserId)).toEqual([1, 1, 2, null])
  expect(new Set(organiser.map(({ permalink }) => permalink)).size).toBe(2)
})

test('every record refers to one that stands before it, with ids from 1 in the order of the input', () => {
  const records = recordsOf(
    rowOf({ permalink: 'a', editions: [{ date: '2025-09-20' }] }),
    rowOf({ permalink: 'b' }),
  )
  const { event, edition, race, activity } = records
  for (const table of [event, edition, race, activity]) {
    expect(table.map(({ id }) => id)).toEqual(table.map((_, i) => i + 1))
  }
  expect(edition.map(({ eventId }) => eventId)).toEqual([1, 1, 2])
  expect(race.map(({ editionId }) => editionId)).toEqual([1, 2, 3])
  expect(activity.map(({ raceId }) => raceId)).toEqual([1, 2, 3])
})

test('a place has a cell of one degree that its neighbours share, also at the edges of the map', () => {
  const cell = (lat: number, lon: number) =>
    recordsOf(rowOf({ place: { city: 'x', country: 'NO', lat, lon } })).event[0]?.cell
  expect(cell(59.1, 10.1)).toBe(cell(59.9, 10.9))
  expect(cell(59.1, 10.1)).not.toBe(cell(60.1, 10.1))
  expect(cell(0, 180)).toBe(cell(0, -180))
})

test('a name in another language is a text of the event; one outside the 17 is marked with its own', () => {
  const row = rowOf({ names: { en: 'Oslo Marathon' }, otherLanguage: 'nb' })
  const { event, event_text } = recordsOf(row)
  expect(event[0]?.nameLanguage).toBe('nb')
  expect(event_text).toEqual([{ eventId: 1, locale: 'en', name: 'Oslo Marathon' }])
})

test('names of races, venue and organiser in other languages are stored as JSON', () => {
  const row = rowOf({
    place: {
      city: 'x',
      country: 'JP',
      lat: 1,
      lon: 1,
      venue: '外滩',
      venueNames: { en: 'The Bund' },
    },
    organiser: { name: '朝日', names: { en: 'Asahi' } },
    races: [
      { name: 'マラソン', names: { en: 'Marathon' }, sport: 'run', legs: [{ sport: 'run' }] },
    ],
  })
  const { event, organiser, race } = recordsOf(row)
  expect(event[0]?.venueNames).toBe('{"en":"The Bund"}')
  expect(organiser[0]?.names).toBe('{"en":"Asahi"}')
  expect(race[0]?.names).toBe('{"en":"Marathon"}')
  expect(recordsOf(rowOf()).race[0]?.names).toBe('{}')
})

test('an event has a day of its last check only where its row states one', () => {
  expect(recordsOf(rowOf()).event[0]?.checkedOn).toBe('')
  expect(recordsOf(rowOf({ checked: '2026-03-02' })).event[0]?.checkedOn).toBe('2026-03-02')
})

test('the zone, sign-up and limit of an edition are those of its city and row', () => {
  const registration = {
    opens: '2027-01-01',
    closes: '2027-08-01',
    url: 'https://example.org/',
    provider: 'runsignup',
  }
  const row = rowOf({
    editions: [
      {
        date: '2027-09-18',
        capacity: 5000,
        previousDate: '2027-09-11',
        status: 'rescheduled',
        registration,
      },
    ],
  })
  expect(recordsOf(row).edition).toMatchObject([
    {
      zone: 'Europe/Oslo',
      cityId: oslo.id,
      maxParticipants: 5000,
      status: 'rescheduled',
      previousDate: '2027-09-11',
      registrationStartsOn: '2027-01-01',
      registrationEndsOn: '2027-08-01',
      registrationProvider: 'runsignup',
    },
  ])
})
