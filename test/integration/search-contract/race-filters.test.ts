import { beforeAll, expect, test } from 'vitest'
import { upgradeEdition } from '../../../worker/search/embedded/calendar/columns/read-stored-edition.ts'
import { createEmbeddedEngine } from '../../../worker/search/embedded/embedded-engine.ts'
import type { SearchFilters } from '../../../worker/search/port/filters.ts'
import type { SearchQuery } from '../../../worker/search/port/calendar.ts'
import { exampleEdition, exampleEvent, exampleRace, today } from './example-events.ts'
import { openMemory } from './memory-database.ts'

/** One example of each filter that one race must pass; calendar-properties.test.ts covers all combinations. */

const engine = createEmbeddedEngine(openMemory(), () => new Date(`${today}T12:00:00Z`))
const step = (amountEur: number, from: string | null, until: string | null) => ({
  amountEur,
  from,
  until,
})

beforeAll(async () => {
  const races = [
    exampleRace({ date: '2027-04-17', metres: 10_000 }),
    exampleRace({ date: '2027-04-18', metres: 42_195 }),
    exampleRace({ date: null, metres: 5_000 }),
  ]
  const weekend = { date: '2027-04-17', endDate: '2027-04-18' }
  const tiers = exampleRace({
    prices: [step(12, null, '2027-02-01'), step(20, '2027-02-02', null)],
  })
  const gone = exampleRace({ prices: [step(5, null, null)], soldOut: true })
  await engine.put([
    exampleEvent({ editions: [exampleEdition({ editionId: 1, ...weekend, races })] }),
    exampleEvent({
      editions: [exampleEdition({ editionId: 2, date: '2027-06-01', races: [tiers, gone] })],
    }),
    exampleEvent({
      editions: [
        exampleEdition({ editionId: 3, date: '2027-06-02', races: [{ ...gone, raceId: 9 }] }),
      ],
    }),
    exampleEvent({
      editions: [
        exampleEdition({ editionId: 4, date: '2027-06-03', status: 'archived', races: [] }),
      ],
    }),
  ])
})

const find = async (
  filters: Partial<SearchFilters>,
  query: Partial<SearchQuery> = {},
): Promise<number[]> => {
  const all = { filters: { from: today, ...filters }, today, limit: 10, offset: 0, ...query }
  return (await engine.search(all)).editionIds
}

test('day and distance must match on the same race; a race without a day is on every day of its edition', async () => {
  const [saturday, sunday] = [
    { from: '2027-04-17', to: '2027-04-17' },
    { from: '2027-04-18', to: '2027-04-18' },
  ]
  expect(await find({ ...saturday, preset: 'marathon' })).toEqual([])
  expect(await find({ ...sunday, preset: 'marathon' })).toEqual([1])
  expect(await find({ ...saturday, preset: '10k' })).toEqual([1])
  expect(await find({ ...sunday, preset: '10k' })).toEqual([])
  expect(await find({ ...saturday, preset: '5k' })).toEqual([1])
  expect(await find({ ...sunday, preset: '5k' })).toEqual([1])
})

test('an edition is only on those days of a month that have a matching race', async () => {
  const filters = { from: today, preset: 'marathon' } as const
  const days = await engine.days({ filters, today, from: '2027-04-01', to: '2027-04-30', limit: 3 })
  expect(days.map(({ date }) => date)).toEqual(['2027-04-18'])
})

test('a price is valid until its last day without writing the index again', async () => {
  const [before, after] = [{ today: '2027-02-01' }, { today: '2027-02-02' }]
  expect(await find({ maxPriceEur: 12 }, before)).toEqual([2, 3])
  expect(await find({ maxPriceEur: 12 }, after)).toEqual([3])
  expect(await find({ maxPriceEur: 20 }, after)).toEqual([2, 3])
  expect(await find({ maxPriceEur: 12 }, before)).toEqual([2, 3])
})

test('the price of a sold-out race counts only if every race is sold out', async () => {
  expect(await find({ maxPriceEur: 5 })).toEqual([3])
  expect(await find({ signUp: 'sold-out' })).toEqual([2, 3])
})

test('an archived edition is not listed', async () => {
  expect(await find({})).toEqual([1, 2, 3])
})

test('a row stored before races had days and price steps is read as one without them', () => {
  const row = {
    races: [
      [0, 10_000, null, 25, 1],
      [0, 5_000, null, null, 2],
    ],
  }
  const stored = JSON.parse(JSON.stringify(row))
  expect(upgradeEdition(stored).races).toEqual([
    [0, 10_000, null, [[25, null, null]], 9, null],
    [0, 5_000, null, [], 2, null],
  ])
  expect(upgradeEdition(upgradeEdition(stored))).toEqual(upgradeEdition(stored))
})
