import { expect, test } from 'vitest'
import { fetchSite, errorOf } from '../support/fetch-site.ts'
import { allPages, calendarAt, queryOf } from '../support/calendars.ts'
import { allEditions, catalogueRows, truth, type Wanted } from '../support/catalogue-truth.ts'

const editions = allEditions()

const nameOf = ({ permalink, date }: { permalink: string; date: string }): string =>
  `${permalink} ${date}`

/** Compares a calendar with the catalogue: its editions in order, and both counts. */
async function expectTruth(wanted: Wanted): Promise<number> {
  const query = queryOf(wanted)
  const pages = await allPages(query)
  const expected = truth(editions, wanted)
  const listed = pages.flatMap((page) =>
    page.cards.map((card) => nameOf({ permalink: card.permalink, date: card.bib.date })),
  )
  expect(listed.toSorted(), query).toEqual(
    expected.map(({ edition }) => nameOf(edition)).toSorted(),
  )
  expect([pages[0]?.events.count, pages[0]?.races.count], query).toEqual([
    expected.length,
    expected.reduce((sum, { races }) => sum + races, 0),
  ])
  return expected.length
}

const cases: Record<string, Wanted> = {
  'the whole calendar': {},
  'a sport': { sport: 'trail' },
  'a group': { group: 'winter' },
  'a country': { country: 'CH' },
  'a sport and a distance': { sport: 'wheelchair', distance: 'marathon' },
  'a distance alone': { distance: '100mi' },
  'races by time': { distance: 'timed' },
  'a year': { month: '2027' },
  'a month': { month: '2027-09' },
  'the month that has begun': { month: '2026-11' },
  'a range of kilometres': { minKm: 60, maxKm: 75 },
  'a range open at its end': { sport: 'cycling', minKm: 200 },
  'a range open at its beginning': { sport: 'swimming', maxKm: 2 },
  'a range of days': { from: '2027-05-03', to: '2027-05-09' },
  'confirmed dates only': { confirmed: true },
  'a triathlon by the sum of its legs': { sport: 'triathlon', distance: 'full' },
  'everything at once': {
    sport: 'run',
    distance: 'marathon',
    country: 'DE',
    month: '2027-09',
    minKm: 40,
    maxKm: 43,
  },
}

test.each(Object.entries(cases))(
  '%s lists and counts the editions of the catalogue',
  async (_, wanted) => {
    expect(await expectTruth(wanted)).toBeGreaterThan(0)
  },
)

test('the sport of one race and the distance of another do not match together', async () => {
  // The Berlin marathon has a handbike marathon and a 4.2 km children's run, but no 10 km run.
  const listed = async (query: string) =>
    (await calendarAt(query)).cards.map((card) => card.permalink)
  expect(await listed('criteria=running/germany/berlin&minKm=4&maxKm=4.5')).toContain(
    'berlin-marathon',
  )
  expect(await listed('criteria=wheelchair-racing/marathon/germany/berlin')).toContain(
    'berlin-marathon',
  )
  expect(await listed('criteria=wheelchair-racing/germany/berlin&minKm=4&maxKm=4.5')).not.toContain(
    'berlin-marathon',
  )
})

test('a distance and a disjoint range have no result', async () => {
  expect((await calendarAt('criteria=half-marathon/germany&minKm=30')).events.count).toBe(0)
  expect((await calendarAt('criteria=by-time&maxKm=10')).events.count).toBe(0)
})

test('a month and days outside it have no result', async () => {
  expect((await calendarAt('criteria=germany/2027-05&from=2027-09-01')).events.count).toBe(0)
  expect((await calendarAt('criteria=germany/2027-05&to=2027-04-01')).events.count).toBe(0)
})

test.each(['2025', '2024-09', '2019-09'])('%s, in the past, lists past editions', async (month) => {
  expect(await expectTruth({ country: 'DE', month })).toBeGreaterThan(0)
})

test('text matches word prefixes in any language, also with one letter wrong', async () => {
  const listed = async (text: string) =>
    (await calendarAt(new URLSearchParams({ text }).toString())).cards.map((card) => card.permalink)
  const inMunich = catalogueRows()
    .filter(({ place }) => place.city === 'München')
    .map(({ permalink }) => permalink)
  const found = await listed('munich')
  expect(found).toContain('muenchen-marathon')
  expect(inMunich).toEqual(expect.arrayContaining(found))
  expect(await listed('慕尼黑')).toEqual(found)
  expect(await listed('marathn berlin')).toContain('berlin-marathon')
  expect(await listed('qzxwvkjq')).toEqual([])
  expect((await listed('   ')).length).toBe(100)
})

test('text combines with other filters', async () => {
  const listed = async (query: string) =>
    (await calendarAt(query)).cards.map((card) => card.permalink)
  expect(await listed('criteria=running/marathon/germany&text=berlin')).toEqual(['berlin-marathon'])
  expect(await listed('criteria=running/marathon/france&text=berlin')).toEqual([])
})

test.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=abc', 'page'],
  ['page=1e3', 'page'],
  ['page=99999999', 'page'],
  ['minKm=x', 'minKm'],
  ['minKm=-5', 'minKm'],
  ['maxKm=NaN', 'maxKm'],
  ['minKm=20&maxKm=10', 'maxKm'],
  ['from=yesterday', 'from'],
  ['from=2027-13-01', 'from'],
  ['from=2027-02-30', 'from'],
  ['from=2027-06-01&to=2027-05-01', 'to'],
  ['confirmed=yes', 'confirmed'],
])('the query %s is refused, naming %s', async (query, field) => {
  const response = await fetchSite(`/api/calendar?${query}`)
  expect([response.status, response.status === 200 ? null : errorOf(response)]).toEqual([
    400,
    { code: 'invalid-query', field },
  ])
})
