import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCities } from '../../worker/catalogue/gazetteer/read-gazetteer.ts'
import { scaleCatalogue } from '../../worker/catalogue/scale/scale-catalogue.ts'
import { writeRecords } from '../../worker/db/write-records.ts'
import { refreshCounts } from '../../worker/domain/catalogue/counts/refresh-counts.ts'
import { rowTables } from '../../worker/domain/catalogue/events/row-tables.ts'
import { openD1 } from '../support/open-database.ts'

const today = '2026-11-21'
const events = 500
const perStep = 20

let opened: Awaited<ReturnType<typeof openD1>>
beforeAll(async () => {
  opened = await openD1()
  const cities = readCities().slice(0, 60)
  await writeRecords(
    opened.db,
    'city',
    cities.map(({ id, country, slug, name, region, lat, lon, population, zone }) => ({
      id,
      country,
      slug,
      name,
      region,
      lat,
      lon,
      population,
      zone,
      names: '{}',
    })),
  )
  const options = { events, seed: 3, cities, today, now: `${today}T09:00:00.000Z`, portion: events }
  for (const rows of scaleCatalogue(options))
    for (const table of rowTables) await writeRecords(opened.db, table, rows[table])
})
afterAll(() => opened.close())

async function rowsOf(sql: string): Promise<Record<string, unknown>[]> {
  return (await opened.db.prepare(sql).all()).results
}

const shownRows = () =>
  Promise.all([
    rowsOf('SELECT * FROM catalogue_count ORDER BY kind, key'),
    rowsOf('SELECT * FROM highlight ORDER BY kind, key, ordinal'),
  ])

test('counts and highlights are the same whether editions are counted in portions or at once', async () => {
  await refreshCounts(opened.db, today, 1_000_000)
  const atOnce = await shownRows()
  await refreshCounts(opened.db, today, perStep)
  expect(await shownRows()).toEqual(atOnce)
})

test('records of a sport are the next editions of the events with its longest races', async () => {
  await refreshCounts(opened.db, today, perStep)
  const editions = await rowsOf(
    `SELECT e.id, e.event_id, e.date, max(CASE WHEN r.sport = 0 THEN r.metres END) AS metres
     FROM edition e JOIN race r ON r.edition_id = e.id
     WHERE e.end_date >= '${today}' AND e.date < date('${today}', '+400 days')
       AND (e.status IS NULL OR e.status NOT IN ('cancelled', 'postponed')) GROUP BY e.id ORDER BY e.date, e.id`,
  )
  const next = new Map(editions.toReversed().map((row) => [row.event_id, row]))
  const longest = [...next.values()]
    .filter(({ metres }) => metres !== null)
    .toSorted(
      (a, b) =>
        Number(b.metres) - Number(a.metres) ||
        String(a.date).localeCompare(String(b.date)) ||
        Number(a.id) - Number(b.id),
    )
  const shown = await rowsOf(
    `SELECT edition_id AS id FROM highlight WHERE kind = 'sport-longest' AND key = 'run' ORDER BY ordinal`,
  )
  expect(shown.map(({ id }) => id)).toEqual(longest.slice(0, 6).map(({ id }) => id))
})

test('a statement reads far fewer rows if editions are counted in portions', async () => {
  const read: number[] = []
  const measured = new Proxy(opened.db, {
    get: (db, key) => {
      if (key === 'prepare') return db.prepare.bind(db)
      return async (statements: D1PreparedStatement[]) => {
        const results = await db.batch(statements)
        read.push(...results.map(({ meta }) => meta.rows_read))
        return results
      }
    },
  })
  await refreshCounts(measured, today, 1_000_000)
  const atOnce = Math.max(...read.splice(0))
  // Counts of the same day would be compared.
  await opened.db.prepare(`DELETE FROM catalogue_count WHERE kind = 'worked-out'`).run()
  await refreshCounts(measured, today, perStep)
  expect(Math.max(...read)).toBeLessThan(atOnce / 3)
})
