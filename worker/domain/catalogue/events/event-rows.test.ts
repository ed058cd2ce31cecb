import { expect, test } from 'vitest'
import { rowOf } from '../../../../test/support/catalogue-row.ts'
import type { EventInput } from './event-input.ts'
import { eventRows } from './event-rows.ts'

const oslo = { id: 3_143_244, zone: 'Europe/Oslo' }
const rowsOf = (...facts: EventInput[]) =>
  eventRows(facts, {
    today: '2026-11-21',
    now: '2026-11-21T08:00:00.000Z',
    cityOf: () => oslo,
    euro: (amount) => amount / 10,
  })

test('an edition that is only expected is stored as not confirmed', () => {
  expect(rowsOf(rowOf()).edition).toMatchObject([
    { date: '2027-09-18', dateConfirmed: false, status: null },
  ])
})

test('events of one organiser share it, and two names with one slug get different permalinks', () => {
  const by = (permalink: string, name: string) => rowOf({ permalink, organiser: { name } })
  const { organiser, event } = rowsOf(
    by('a', 'Göteborgs VarvetClub'),
    by('b', 'Göteborgs VarvetClub'),
    by('c', 'Goteborgs Varvetclub'),
    rowOf({ permalink: 'd' }),
  )
  expect(event.map(({ organiserId }) => organiserId)).toEqual([1, 1, 2, null])
  expect(new Set(organiser.map(({ permalink }) => permalink)).size).toBe(2)
})

test('ids count from 1 in the order of the input, and rows refer to them', () => {
  const records = rowsOf(
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

test('a name in another language becomes an event text, and a language outside the 17 is stored as its tag', () => {
  const row = rowOf({ names: { en: 'Oslo Marathon' }, otherLanguage: 'nb' })
  const { event, event_text } = rowsOf(row)
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
  const { event, organiser, race } = rowsOf(row)
  expect(event[0]?.venueNames).toBe('{"en":"The Bund"}')
  expect(organiser[0]?.names).toBe('{"en":"Asahi"}')
  expect(race[0]?.names).toBe('{"en":"Marathon"}')
  expect(rowsOf(rowOf()).race[0]?.names).toBe('{}')
})

test('an event keeps the groups of facts and the check of each source', () => {
  const sources = [
    {
      url: 'https://oslomaraton.no/',
      facts: ['name', 'races'],
      check: { kind: 'copy', on: '2026-11', copied: '2026-03-02' },
    },
    { url: 'https://no.wikipedia.org/wiki/Oslo_Maraton', facts: ['dates'] },
  ]
  expect(JSON.parse(rowsOf(rowOf({ sources })).event[0]?.sources ?? '')).toEqual(sources)
})

test('an edition held elsewhere has its own city, point and venue; the others have none', () => {
  const bergen = { id: 3_161_732, zone: 'Europe/Paris' }
  const place = { city: 'Bergen', country: 'NO', lat: 60.39, lon: 5.32, venue: 'Bryggen' }
  const row = rowOf({ editions: [{ date: '2025-09-20', place }] })
  const { event, edition } = eventRows([row], {
    today: '2026-11-21',
    now: '2026-11-21T08:00:00.000Z',
    cityOf: ({ city }) => (city === 'Bergen' ? bergen : oslo),
    euro: (amount) => amount,
  })
  expect(event[0]).toMatchObject({ cityId: oslo.id, lat: 59.91 })
  expect(edition).toMatchObject([
    { cityId: bergen.id, zone: 'Europe/Paris', lat: 60.39, lon: 5.32, venue: 'Bryggen' },
    { cityId: oslo.id, zone: 'Europe/Oslo', lat: null, lon: null, venue: null },
  ])
})

test('an edition has the zone of its city, and sign-up and capacity of the facts', () => {
  const signUp = {
    opens: '2027-01-01',
    closes: '2027-08-01',
    url: 'https://example.org/',
    provider: 'runsignup',
    source: 'https://example.org/entry',
    checked: '2026-11-01',
  }
  const row = rowOf({
    editions: [
      {
        date: '2027-09-18',
        capacity: 5000,
        previousDate: '2027-09-11',
        status: 'rescheduled',
        registration: signUp,
      },
    ],
  })
  expect(rowsOf(row).edition).toMatchObject([
    {
      zone: 'Europe/Oslo',
      cityId: oslo.id,
      maxParticipants: 5000,
      status: 'rescheduled',
      previousDate: '2027-09-11',
      signUpStartsOn: '2027-01-01',
      signUpEndsOn: '2027-08-01',
      signUpProvider: 'runsignup',
      signUpSource: 'https://example.org/entry',
      signUpCheckedOn: '2026-11-01',
    },
  ])
})
