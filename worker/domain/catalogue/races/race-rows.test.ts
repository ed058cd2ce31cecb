import { expect, test } from 'vitest'
import { sportCodes } from '../../../../src/model/event/sports.ts'
import { distanceUnitCodes } from '../../../../src/model/values/units.ts'
import { rowOf } from '../../../../test/support/catalogue-row.ts'
import type { EventInput } from '../events/event-input.ts'
import { eventRows } from '../events/event-rows.ts'

const oslo = { id: 3_143_244, zone: 'Europe/Oslo' }
const rowsOf = (...facts: EventInput[]) =>
  eventRows(facts, {
    today: '2026-11-21',
    now: '2026-11-21T08:00:00.000Z',
    cityOf: () => oslo,
    euro: (amount) => amount / 10,
  })
const legs = (...entries: Record<string, unknown>[]) =>
  rowOf({
    races: [
      { name: 'Race', sport: 'run', legs: entries.map((entry) => ({ sport: 'run', ...entry })) },
    ],
  })

test('legs in miles, feet and yards keep the stated figures and have metres in addition', () => {
  const { activity, race } = rowsOf(
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

test('an unknown distance is stored as unknown, not as zero', () => {
  const { activity, race } = rowsOf(legs({}))
  expect(activity).toMatchObject([
    { unknownDistance: true, distance: null, distanceUnitId: null, metres: null, seconds: null },
  ])
  expect(race).toMatchObject([{ metres: null, seconds: null }])
})

test('a race with one leg of unknown length has no total length', () => {
  expect(rowsOf(legs({ distance: 10, unit: 'km' }, {})).race[0]?.metres).toBeNull()
})

test('a race by time has seconds and no metres', () => {
  expect(rowsOf(legs({ distance: 24, unit: 'hour' })).race).toMatchObject([
    { seconds: 86_400, metres: null },
  ])
})

test('a race has its sport apart from those of its legs, and the edition has that of its first race', () => {
  const row = rowOf({
    editions: [{ date: '2025-09-20' }, { date: '2027-09-18' }],
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
        price: {
          amount: 500,
          currency: 'SEK',
          edition: '2027-09-18',
          validUntil: '2027-03-31',
          source: 'https://oslomaraton.no/pris',
          checked: '2026-11-01',
        },
      },
    ],
  })
  const { edition, race, activity, ticket_price } = rowsOf(row)
  expect(edition[0]?.sport).toBe(sportCodes.triathlon)
  expect(race.slice(2)).toMatchObject([
    { sport: sportCodes.triathlon, ordinal: 0, date: null, startTime: null },
    { sport: sportCodes.run, ordinal: 1, date: '2027-09-19', startTime: '09:30' },
  ])
  expect(activity.slice(4).map(({ sport }) => sport)).toEqual([17, 11, 0, 0])
  expect(activity.slice(4).map(({ ordinal }) => ordinal)).toEqual([0, 1, 2, 0])
  // The price of one edition is not that of another.
  expect(ticket_price).toEqual([
    {
      id: 1,
      raceId: race[3]?.id,
      minor: 50_000,
      currency: 'SEK',
      minorEur: 5_000,
      amount: 500,
      amountEur: 50,
      validUntil: '2027-03-31',
      sourceUrl: 'https://oslomaraton.no/pris',
      checkedOn: '2026-11-01',
    },
  ])
})
