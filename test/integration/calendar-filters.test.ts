import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { presetKeys } from '../../src/model/calendar/distance-presets.ts'
import { groups, sports } from '../../src/model/event/sports.ts'
import { queryOf } from '../support/calendars.ts'
import { allEditions, truth, type Wanted } from '../support/catalogue-truth.ts'
import { isFullMatrix } from '../support/matrix.ts'
import { openCatalogue } from '../support/open-catalogue.ts'

/**
 * Any filters of the calendar compared with the demo catalogue. Pages of the calendar: test/http/calendar-filters.test.ts.
 */

const editions = allEditions()
const runs = isFullMatrix ? 1000 : 100
let catalogue: ReturnType<typeof openCatalogue>
const names = new Map<number, string>()

beforeAll(async () => {
  catalogue = openCatalogue()
  const { results } = await catalogue.db
    .prepare('SELECT d.id, e.permalink, d.date FROM edition d JOIN event e ON e.id = d.event_id')
    .all<{ id: number; permalink: string; date: string }>()
  for (const { id, permalink, date } of results) names.set(id, `${permalink} ${date}`)
})
afterAll(async () => await catalogue.close())

/** Limit of the search engine. */
const limit = 1000

/** Compares the list and both counts of a calendar with the catalogue. */
async function expectTruth(wanted: Wanted): Promise<void> {
  const query = queryOf(wanted)
  const { editionIds, total, races } = await catalogue.searchCalendar(query, limit)
  const expected = truth(editions, wanted)
  const listed = editionIds.map((id) => names.get(id))
  const all = new Set(expected.map(({ edition }) => `${edition.permalink} ${edition.date}`))
  expect(
    listed.filter((name) => !all.has(name ?? '')),
    query,
  ).toEqual([])
  expect(new Set(listed).size, query).toBe(Math.min(all.size, limit))
  expect([total, races], query).toEqual([
    expected.length,
    expected.reduce((sum, each) => sum + each.races, 0),
  ])
}

test('any combination of filters matches on one and the same race', async () => {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 })
  const countries = ['DE', 'FR', 'US', 'IT', 'CH', 'ES', 'GB', 'JP', 'AT', 'SE']
  const months = ['2027', '2026-12', '2027-04', '2027-05', '2027-06', '2027-09']
  const wanted = fc.record({
    sport: maybe(fc.constantFrom(...sports)),
    distance: maybe(fc.constantFrom(...presetKeys)),
    country: maybe(fc.constantFrom(...countries)),
    month: maybe(fc.constantFrom(...months)),
  })
  await fc.assert(fc.asyncProperty(wanted, expectTruth), {
    numRuns: runs,
    seed: 20_261_121,
  })
})

test('any group with any range of kilometres and days matches on one race', async () => {
  const wanted = fc.record({
    group: fc.constantFrom(...groups),
    minKm: fc.constantFrom(undefined, 1, 5, 10, 21, 40),
    maxKm: fc.constantFrom(undefined, 42.2, 60, 100, 250),
    from: fc.constantFrom(undefined, '2026-12-01', '2027-03-15'),
    to: fc.constantFrom(undefined, '2027-06-30', '2027-10-01'),
  })
  await fc.assert(fc.asyncProperty(wanted, expectTruth), {
    numRuns: runs,
    seed: 20_261_121,
  })
})
