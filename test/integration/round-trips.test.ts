import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { createClock } from '../../worker/runtime/clock.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { city, edition, event, race } from '../../worker/db/schema.ts'
import { loadEventDocuments } from '../../worker/search/feed/documents.ts'
import { feedResponse } from '../../worker/feeds/feed-response.ts'
import { embeddedEngineFor } from '../../worker/search/index.ts'
import { openDatabase } from '../support/open-database.ts'
import { testNow } from '../support/site.ts'

/** The number of database round trips that an API request of a page may take (docs/performance.md). */

let opened: Awaited<ReturnType<typeof openDatabase>>

beforeAll(async () => {
  opened = await openDatabase()
  await fill(opened.db)
})
afterAll(() => opened.close())

/** Counts round trips to the database: a batch is one, a single statement is one. */
function counted(db: D1Database): { db: D1Database; trips: string[] } {
  const trips: string[] = []
  const statement = (made: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(made, {
      get(target, key) {
        if (key === 'bind') return (...values: unknown[]) => statement(target.bind(...values))
        if (key === 'first' || key === 'all' || key === 'run' || key === 'raw') trips.push(key)
        const value: unknown = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const counting = new Proxy(db, {
    get(target, key) {
      if (key === 'prepare') return (sql: string) => statement(target.prepare(sql))
      if (key === 'batch' || key === 'exec') trips.push(key)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { db: counting, trips }
}

async function tripsOf(path: string): Promise<string[]> {
  const { db, trips } = counted(opened.db)
  const env = { DB: db, KV: { get: () => null }, FIXED_NOW: testNow }
  const response = await api.fetch(new Request(`http://localhost${path}`), env)
  expect(response.status, await response.text()).toBe(200)
  return trips
}

test('GET /api/home queries the database once', async () => {
  expect(await tripsOf('/api/home?locale=de')).toEqual(['batch'])
})

test('GET /api/events/:permalink queries the database once, with a date and without', async () => {
  expect(await tripsOf('/api/events/lake-run?locale=ja')).toEqual(['batch'])
  expect(await tripsOf('/api/events/lake-run?date=2027-06-01')).toEqual(['batch'])
})

test('GET /api/calendar queries the database twice: for the editions, and for their cards', async () => {
  // The first request of an isolate also reads the columns of the months.
  expect(await tripsOf('/api/calendar')).toHaveLength(3)
  expect(await tripsOf('/api/calendar')).toHaveLength(2)
  expect(await tripsOf('/api/calendar?criteria=running')).toHaveLength(2)
})

test('GET /api/home/near queries the database twice: for the editions, and for their cards', async () => {
  // The first request of an isolate also reads the columns of the months.
  await tripsOf('/api/home/near?here=47,8')
  expect(await tripsOf('/api/home/near?here=47,8')).toHaveLength(2)
})

test('GET /api/search/autocompleteEvents queries the database once for a known name', async () => {
  expect(await tripsOf('/api/search/autocompleteEvents?search=lake')).toHaveLength(1)
})

test('GET /api/saved queries the database once, however many events', async () => {
  expect(await tripsOf('/api/saved?permalinks=lake-run')).toEqual(['batch'])
  expect(await tripsOf('/api/saved?permalinks=a.b.lake-run')).toEqual(['batch'])
})

test('GET /api/menu does not query the database', async () => {
  expect(await tripsOf('/api/menu')).toEqual([])
})

async function feedTripsOf(path: string): Promise<number> {
  const { db, trips } = counted(opened.db)
  const url = new URL(path, 'http://localhost')
  const response = await feedResponse(new Request(url), url, {
    DB: db,
    KV: { get: () => null },
    FIXED_NOW: testNow,
  })
  expect([path, response?.status]).toEqual([path, 200])
  return trips.length
}

test('a feed of an event queries the database once, and once more for its articles; that of a calendar no more often than its page', async () => {
  expect(await feedTripsOf('/event/lake-run.ics')).toBe(1)
  expect(await feedTripsOf('/event/lake-run.atom')).toBe(2)
  expect(await feedTripsOf('/de/veranstaltung/lake-run/2027-06-01.atom')).toBe(1)
  expect(await feedTripsOf('/calendar/running.json')).toBeLessThanOrEqual(2)
})

async function fill(binding: D1Database): Promise<void> {
  const db = createDatabase(binding)
  const clock = createClock({ FIXED_NOW: testNow })
  const zone = 'Europe/Zurich'
  const place = { country: 'CH', region: 'Zurich', lat: 47, lon: 8 }
  const names = { slug: 'zurich', name: 'Zürich', names: '{}' }
  const source = { sourceUrl: 'https://example.org', checkedOn: clock.today() }
  await db.batch([
    db.insert(city).values({ id: 1, ...place, ...names, population: 400_000, zone }),
    db.insert(event).values({
      id: 1,
      permalink: 'lake-run',
      name: 'Lake Run',
      nameLanguage: 'en',
      cityId: 1,
      lat: 47,
      lon: 8,
      cell: 137 * 360 + 188,
      ...source,
      weight: 70,
      updatedAt: testNow,
    }),
    db.insert(edition).values({
      id: 1,
      eventId: 1,
      date: '2027-06-01',
      endDate: '2027-06-01',
      sport: 0,
      dateConfirmed: true,
      cityId: 1,
      zone,
    }),
    db
      .insert(race)
      .values({ id: 1, editionId: 1, ordinal: 0, sport: 0, name: '10K', metres: 10_000 }),
  ])
  const engine = embeddedEngineFor({ DB: binding, FIXED_NOW: testNow })
  await engine.put(await loadEventDocuments(db, [1]))
}
