import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { race } from '../../worker/db/schema.ts'
import { finishCounts, refreshCounts } from '../../worker/domain/catalogue/counts/refresh-counts.ts'
import { openDatabase } from '../support/open-database.ts'
import { fillCatalogue } from './search-contract/outbox-catalogue.ts'

let opened: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  opened = await openDatabase()
  const db = createDatabase(opened.db)
  await fillCatalogue(db)
  // The edition of 1 and 2 June 2027: a triathlon on its first day, a run on its second, a race without a day.
  await db.update(race).set({ date: '2027-06-01' }).where(eq(race.id, 1))
})
afterAll(() => opened.close())

async function countsOn(today: string): Promise<Record<string, number>> {
  await refreshCounts(opened.db, today)
  const { results } = await opened.db
    .prepare(
      `SELECT trim(kind || ' ' || key) AS name, races FROM catalogue_count WHERE kind IN ('all', 'country', 'sport')`,
    )
    .all<{ name: string; races: number }>()
  return Object.fromEntries(results.map(({ name, races }) => [name, races]))
}

test('a race counts until its own last day, one without a day until that of its edition', async () => {
  expect(await countsOn('2027-06-01')).toEqual({
    all: 3,
    'country CH': 3,
    'sport triathlon': 1,
    'sport run': 1,
  })
  expect(await countsOn('2027-06-02')).toEqual({ all: 2, 'country CH': 2, 'sport run': 1 })
  expect(await countsOn('2027-06-03')).toEqual({})
})

test('a race counts until its last day has ended where it is held', async () => {
  const inHonolulu = `UPDATE edition SET end_offset = -600 WHERE end_date = '2027-06-02'`
  await opened.db.prepare(inHonolulu).run()
  const at = async (instant: string) => (await countsOn(instant))['all'] ?? 0
  expect([
    await at('2027-06-02T09:45'),
    await at('2027-06-02T10:00'),
    await at('2027-06-03T09:45'),
    await at('2027-06-03T10:00'),
  ]).toEqual([3, 2, 2, 0])
  await opened.db.prepare('UPDATE edition SET end_offset = 0').run()
})

/** The database, except that its batches fail from the given number on. */
function failingFrom(batch: number): D1Database {
  let batches = 0
  return new Proxy(opened.db, {
    get: (db, key) => {
      if (key === 'prepare') return db.prepare.bind(db)
      return async (statements: D1PreparedStatement[]) => {
        batches += 1
        if (batches >= batch) throw new Error('connection lost')
        return await db.batch(statements)
      }
    },
  })
}

async function shownRows(): Promise<unknown> {
  const rows = ['catalogue_count', 'highlight'].map((table) =>
    opened.db.prepare(`SELECT * FROM ${table} WHERE kind NOT LIKE 'next%' ORDER BY kind, key`),
  )
  return (await opened.db.batch(rows)).map(({ results }) => results)
}

test('an interrupted computation leaves the counts as they were, and the next run completes it', async () => {
  await refreshCounts(opened.db, '2027-06-02')
  const after = await shownRows()
  await refreshCounts(opened.db, '2027-06-01')
  const before = await shownRows()
  expect(before).not.toEqual(after)
  for (let batch = 1; ; batch += 1) {
    try {
      await refreshCounts(failingFrom(batch), '2027-06-02', 1)
      expect(batch).toBeGreaterThan(8)
      break
    } catch (error) {
      expect(error).toEqual(new Error('connection lost'))
    }
    expect(await shownRows()).toEqual(before)
    await finishCounts(opened.db, '2027-06-02')
    expect(await shownRows()).toEqual(after)
    await refreshCounts(opened.db, '2027-06-01')
  }
})

test('counts of the day that are complete are not computed again', async () => {
  await refreshCounts(opened.db, '2027-06-01')
  await expect(finishCounts(failingFrom(1), '2027-06-01')).resolves.toEqual([])
})
